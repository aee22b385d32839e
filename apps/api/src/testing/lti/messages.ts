/**
 * Launches in the shape in which Moodle 4 and Canvas send them, with what they do in their own way (decision 0177); names
 * and ids are invented. `platform.ts` adds issuer, audience, times and nonce.
 */
const lti = 'https://purl.imsglobal.org/spec/lti/claim';
const lis = 'http://purl.imsglobal.org/vocab/lis/v2';

export const moodleLearner = {
  [`${lti}/deployment_id`]: '3',
  sub: '42',
  [`${lti}/lis`]: { person_sourcedid: '', course_section_sourcedid: '' },
  [`${lti}/roles`]: [`${lis}/membership#Learner`],
  [`${lti}/context`]: { id: '2', label: 'TA9', title: 'Tiếng Anh 9', type: ['CourseSection'] },
  [`${lti}/message_type`]: 'LtiResourceLinkRequest',
  [`${lti}/version`]: '1.3.0',
  [`${lti}/resource_link`]: { title: 'Giữa kỳ 1', description: '', id: '17' },
  given_name: 'Minh Anh',
  family_name: 'Trần',
  name: 'Trần Minh Anh',
  [`${lti}/ext`]: { user_username: 'minhanh', lms: 'moodle-2' },
  email: 'minhanh@truong.example',
  [`${lti}/launch_presentation`]: {
    locale: 'vi',
    document_target: 'iframe',
    return_url: 'https://moodle.truong.example/mod/lti/return.php?course=2&launch_container=3&instanceid=17&sesskey=x',
  },
  [`${lti}/tool_platform`]: {
    product_family_code: 'moodle',
    version: '2024100700',
    guid: 'moodle.truong.example',
    name: 'truong',
    description: 'Trường',
  },
  'https://purl.imsglobal.org/spec/lti-bos/claim/basicoutcomeservice': {
    lis_result_sourcedid: '{"data":{"instanceid":"17","userid":"42"},"hash":"x"}',
    lis_outcome_service_url: 'https://moodle.truong.example/mod/lti/service.php',
  },
  'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
    scope: [
      'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem',
      'https://purl.imsglobal.org/spec/lti-ags/scope/result.readonly',
      'https://purl.imsglobal.org/spec/lti-ags/scope/score',
    ],
    lineitems: 'https://moodle.truong.example/mod/lti/services.php/2/lineitems?type_id=3',
    lineitem: 'https://moodle.truong.example/mod/lti/services.php/2/lineitems/9/lineitem?type_id=3',
  },
} as const;

export const canvasTeacher = {
  [`${lti}/message_type`]: 'LtiResourceLinkRequest',
  [`${lti}/version`]: '1.3.0',
  [`${lti}/resource_link`]: { id: '5b0e8a3e-2f9e-4c1f-9e0b-0a1c6d6f1a77', description: null, title: 'Giữa kỳ 1' },
  [`${lti}/deployment_id`]: '12:0f1e2d3c4b5a69788796a5b4c3d2e1f001234567',
  sub: '7c3a0f62-1d9b-4b7f-8c7e-3d5f2b1a9e10',
  picture: 'https://canvas.instructure.com/images/messages/avatar-50.png',
  email: 'co.ha@truong.example',
  name: 'co.ha@truong.example',
  given_name: 'Thu Hà',
  family_name: 'Nguyễn',
  [`${lti}/lis`]: { person_sourcedid: '$Person.sourcedId', course_offering_sourcedid: '$CourseSection.sourcedId' },
  [`${lti}/context`]: {
    id: '0f1e2d3c4b5a69788796a5b4c3d2e1f001234567',
    label: 'TA9',
    title: 'Tiếng Anh 9',
    type: [`${lis}/course#CourseOffering`],
  },
  [`${lti}/tool_platform`]: { guid: 'x:canvas-lms', name: 'Trường', version: 'cloud', product_family_code: 'canvas' },
  [`${lti}/launch_presentation`]: {
    document_target: 'iframe',
    return_url: 'https://truong.instructure.com/courses/3/assignments',
    locale: 'vi',
  },
  locale: 'vi',
  [`${lti}/roles`]: [
    `${lis}/institution/person#Instructor`,
    `${lis}/membership#Instructor`,
    `${lis}/system/person#User`,
  ],
  [`${lti}/custom`]: { custom1: '$Canvas.unknown' },
  'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
    lineitem: 'https://truong.instructure.com/api/lti/courses/3/line_items/1',
    scope: [
      'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem',
      'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem.readonly',
      'https://purl.imsglobal.org/spec/lti-ags/scope/score',
      'https://canvas.instructure.com/lti-ags/progress/scope/show',
    ],
    lineitems: 'https://truong.instructure.com/api/lti/courses/3/line_items',
  },
  [`${lti}/lti11_legacy_user_id`]: '0e9d8c7b6a5948372615041f2e3d4c5b6a798801',
  'https://www.instructure.com/placement': null,
} as const;

export const moodleChoice = {
  accept_types: ['ltiResourceLink'],
  accept_presentation_document_targets: ['frame', 'iframe', 'window'],
  accept_copy_advice: false,
  accept_multiple: true,
  accept_unsigned: false,
  auto_create: false,
  can_confirm: false,
  deep_link_return_url: 'https://moodle.truong.example/mod/lti/contentitem_return.php?course=2&id=3&sesskey=x',
  title: 'Vumon',
  text: '',
} as const;

export const canvasChoice = {
  deep_link_return_url:
    'https://truong.instructure.com/courses/3/deep_linking_response?data=eyJhbGciOiJIUzI1NiJ9.e30.x',
  accept_types: ['link', 'file', 'html', 'ltiResourceLink', 'image'],
  accept_presentation_document_targets: ['embed', 'iframe', 'window'],
  accept_media_types: 'image/*,text/html',
  auto_create: false,
  accept_multiple: true,
  accept_lineitem: true,
} as const;

export const moodleMembers = {
  link: '<https://moodle.truong.example/mod/lti/services.php/CourseSection/2/bindings/3/memberships?limit=100&from=100>; rel="next"',
  page: {
    id: 'https://moodle.truong.example/mod/lti/services.php/CourseSection/2/bindings/3/memberships',
    context: { id: '2', label: 'TA9', title: 'Tiếng Anh 9' },
    members: [
      {
        status: 'Active',
        roles: ['Learner'],
        user_id: '42',
        lis_person_sourcedid: '',
        name: 'Trần Minh Anh',
        given_name: 'Minh Anh',
        family_name: 'Trần',
        email: 'minhanh@truong.example',
      },
      { status: 'Active', roles: ['Instructor'], user_id: '7', lis_person_sourcedid: '' },
    ],
  },
} as const;

export const canvasMembers = {
  link: [
    '<https://truong.instructure.com/api/lti/courses/3/names_and_roles?page=1&per_page=50>; rel="current"',
    '<https://truong.instructure.com/api/lti/courses/3/names_and_roles?page=2&per_page=50>; rel="next"',
    '<https://truong.instructure.com/api/lti/courses/3/names_and_roles?page=1&per_page=50>; rel="first"',
    '<https://truong.instructure.com/api/lti/courses/3/names_and_roles?page=2&per_page=50>; rel="last"',
  ].join(','),
  page: {
    id: 'https://truong.instructure.com/api/lti/courses/3/names_and_roles',
    context: { id: '0f1e2d3c4b5a69788796a5b4c3d2e1f001234567', label: 'TA9', title: 'Tiếng Anh 9' },
    members: [
      {
        status: 'Active',
        name: 'minhanh@truong.example',
        picture: 'https://canvas.instructure.com/images/messages/avatar-50.png',
        given_name: 'Minh Anh',
        family_name: 'Trần',
        email: 'minhanh@truong.example',
        lis_person_sourcedid: null,
        user_id: '535fa085-f2b4-4655-9cd5-a36a9215bc64',
        lti11_legacy_user_id: '0e9d8c7b6a5948372615041f2e3d4c5b6a798801',
        roles: [`${lis}/membership#Learner`],
      },
      { status: 'Inactive', user_id: 'x', roles: [`${lis}/membership#Learner`], name: 'Đã nghỉ' },
    ],
  },
} as const;
