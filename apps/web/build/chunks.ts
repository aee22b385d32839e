/** Which modules of the web app come in one file (docs/decisions/0235). */

/**
 * Chunks of the first loads. Dozens of small files weigh more and arrive later than a few. A group takes every module
 * that it matches, so what is loaded on demand must not match: it lies in folders named `on-demand`, or in its family.
 */
const chunks = {
  /** What every screen needs. */
  frame: [
    /node_modules\/(?:react|react-dom|scheduler)\//,
    /@tabler\/icons-react\/dist\/esm\/(?:createReactComponent|defaultAttributes)/,
    // Icons of the player and of questions that other screens have too: otherwise every page loads both for them.
    /@tabler\/icons-react\/dist\/esm\/icons\/Icon(?:Arrow(?:Up|Down|Left|Right)|Check|X|Chevron(?:Down|Left|Right)|Calendar|FileText|Help|ListNumbers|Menu2|Volume)\./,
    /packages\/(?:i18n\/src|contract\/src\/client|domain\/src\/(?:platform\/product|exam\/(?:merge|presence))\.)/,
    // The list of the catalogs of questions, which the list of all catalogs needs.
    /packages\/question-types\/src\/registry\/messages\./,
    /apps\/web\/src\/(?:api\/client|i18n\/locale|player\/(?:first-catalogs|young)\.ts|frame\/style-nonce)/,
    /packages\/ui\/src\/(?:LightUiProvider|color-scheme-key|style-nonce|translation|useScreen|useDocumentTheme|components\/cx)\./,
    /packages\/ui\/src\/components\/\w+\/(?:Button|IconButton|Note|LoadingState|ErrorState|State|Logo|Tooltip|Segmented|Timer|SaveState|NavCell|Spinner|toast|useConfirm|where-from|useDialogLayer)\./,
  ],
  /** What every question needs; recording, drag and drop and clips only some do. */
  questions: [
    /packages\/question-types\/src\/(?:markup(?!\/line\.)|playing(?!\/(?:recording|on-demand|Clip))|rich-text)\//,
    /packages\/question-types\/src\/registry\/(?:players|player-messages|families|every-family|lazily)\./,
    /packages\/question-types\/src\/(?:types\/[^/]+\/codes|schema\/(?:records|shuffle|letters)|words)\./,
    /packages\/ui\/src\/components\/\w+\/(?:NumberedCard|Bubble|OptionRow)\./,
  ],
  recording: [/packages\/question-types\/src\/playing\/recording\//],
  /** What a teacher marks: writing and speaking. */
  marking: [/packages\/question-types\/src\/marking\/(?:MarkView|notes|count|marking\.module)/],
  /** Typed answers, of gaps and of short answers. */
  typed: [/packages\/question-types\/src\/types\/text-gaps\/typed-answers\/(?:contractions|folding|matching)\./],
  'drag-and-drop': [/packages\/question-types\/src\/drag-and-drop\//],
  zones: [/packages\/question-types\/src\/zones\/(?:ZonePicture|geometry|zones\.module)/],
  /** Every drawing of the dashboards, with what it is drawn by. */
  charts: [/packages\/ui\/src\/charts\/svg\//, /node_modules\/(?:d3-[a-z]+|internmap)\//],
  // Last, because a group takes along what its modules import and no group before it has.
  player: [
    /apps\/web\/src\/player\/(?:index|catalogs|PlayerApp|CrashBoundary|Attempt|RunningAttempt|held-tests|gate|translation|(?:screen|start|session|journal)\/(?!on-demand\/))/,
    /packages\/ui\/src\/shells\/PlayerShell/,
  ],
};

/**
 * What pages behind the sign-in share: `pages` is the number of entries (pages, dialogs loaded on demand) from which on a
 * module joins the group. Without these groups a page took over a hundred files of a kilobyte each. A group takes along
 * what its modules import and no group before it has, so what others build on stands first.
 */
const workspace: Record<string, { patterns: readonly RegExp[]; pages: number }> = {
  /** Our own components; of the library they have nothing. */
  components: {
    patterns: [
      /packages\/ui\/src\/(?!charts|gallery|ComponentLibrary|theme|shells\/LandingShell|components\/(?:fields|choices|table)\/|components\/(?:layout\/(?:SplitPane|Tabs|Stepper)|actions\/(?:Toolbar|FilterChip|SelectionBar|ChoiceRow)|data\/DataList|overlays\/(?:Modal|Drawer|Palette|ConfirmDialog|Overlay\.module)))/,
      // Those of the home pages, and those that the app shares with others; what components draw comes along with them.
      /@tabler\/icons-react\/dist\/esm\/icons\/Icon(?:Clock|InfoCircle|Lock|Plus|Refresh|Send|Bell|Books|Lifebuoy|ListDetails|Logout|MessageReport|Moon|Receipt|Search|Sun|User)\./,
    ],
    pages: 3,
  },
  /** The component library without its inputs, which `fields` has. Pages that are `plain` come without it. */
  mantine: {
    patterns: [
      /node_modules\/(?:@mantine\/(?!dates|core\/esm\/components\/(?:\w*(?:Combobox|Input|Select)\w*|Textarea|Pill|Splitter)\/)|@floating-ui|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref|tslib)\//,
      /packages\/ui\/src\/(?:ComponentLibrary|theme)\./,
      /packages\/ui\/src\/components\/overlays\/(?:Modal|Drawer|Palette|ConfirmDialog|Overlay\.module)/,
    ],
    pages: 3,
  },
  /** What the app shares with the stored tests of the player and with the page without a connection. */
  stored: {
    patterns: [/apps\/web\/src\/session\/(?:watch|forget-tests)\./, /packages\/domain\/src\/content\/vocabulary\./],
    pages: 2,
  },
  /** What lists and pickers know of question types, without their players and schemas. */
  traits: { patterns: [/packages\/question-types\/src\/(?:registry\/traits|types\/[^/]+\/traits)\./], pages: 1 },
  /** What dialogs of the player need of all this. */
  library: { patterns: [/apps\/web\/src\/forms\/errors\./], pages: 2 },
  /** Requests and the connection, which the page without a connection has too. */
  data: {
    patterns: [
      /node_modules\/@tanstack\/(?:query-core|react-query)\//,
      /apps\/web\/src\/(?:connection(?!\/(?:lateDialog|latePart|load-late|lost-code))|session\/readings)\//,
    ],
    pages: 2,
  },
  /** The app around its pages. */
  app: {
    patterns: [
      /node_modules\/@tanstack\//,
      /apps\/web\/src\/app\/(?:App|catalogs)\./,
      /apps\/web\/src\/(?:frame\/(?:AppFrame|PageSkeleton|LoadFailed)|navigation\/(?:AppLink|url-state)|session\/use-gate)\./,
      /apps\/web\/src\/(?:forms\/(?:report|validated-form)|site\/home\/queries)\./,
      // Otherwise the home pages load the lists for one function, and lists the fields of days.
      /packages\/domain\/src\/(?:platform\/time-zones|exam\/next-look)\./,
    ],
    pages: 1,
  },
  /** Days and times as numbers: small, and otherwise the home page loads the lists, and lists the fields of days. */
  moments: { patterns: [/packages\/domain\/src\/(?:exam\/clock|platform\/typed-dates)\./], pages: 2 },
  /** Other icons, without anything else: the page without a connection has some. */
  icons: { patterns: [/@tabler\/icons-react\/dist\/esm\/icons\//], pages: 3 },
  /** Choices, tables, and the fields that are our own: what lists begin with, and the home pages do not. */
  tables: {
    patterns: [
      /packages\/ui\/src\/components\/(?:choices|table|fields\/(?:Field|SearchInput|paste))/,
      /packages\/ui\/src\/components\/(?:layout\/(?:Tabs|Stepper)|actions\/(?:Toolbar|FilterChip|SelectionBar|ChoiceRow)|data\/DataList)/,
    ],
    pages: 3,
  },
  /** Fields of the component library: what forms begin with. */
  fields: {
    patterns: [/node_modules\/@mantine\/(?!dates)/, /packages\/ui\/src\/components\/(?:fields|choices|table)\//],
    pages: 3,
  },
  /** Signing in and up. */
  accounts: { patterns: [/apps\/web\/src\/people\/accounts\/(?:AccountFrame|GoTo|accounts\.module)\./], pages: 2 },
  /** Days and times that are typed or picked. */
  dates: {
    patterns: [/node_modules\/(?:@mantine\/dates|dayjs)\//, /apps\/web\/src\/forms\/(?:DayField|TimeField|weekday)\./],
    pages: 2,
  },
  /** Lists, their printouts, and what they name. */
  lists: {
    patterns: [
      /apps\/web\/src\/(?:api|lists|frame)\/(?!on-demand\/|ListPage|ListDays|HistoryDialog|views\/NoMatch|RefusalMessage)/,
      /apps\/web\/src\/people\/classes\/(?:queries|index)\./,
      /packages\/domain\/src\//,
    ],
    pages: 8,
  },
  /** What lists alone have: fields for filters and days. */
  'list-pages': { patterns: [/apps\/web\/src\/lists\/(?:ListPage|ListDays|HistoryDialog|views\/NoMatch)/], pages: 8 },
  /** Recordings and pictures of questions, without their list. */
  media: { patterns: [/apps\/web\/src\/content\/question-bank\/media\./], pages: 2 },
  /** The list of questions and its filters, which the builder has too. */
  bank: {
    patterns: [
      /apps\/web\/src\/content\/question-bank\/(?:queries|names|use-bank|question-bank|StoredQuestionPreview)\./,
      /apps\/web\/src\/content\/question-bank\/(?:list\/(?:FilterButton|FilterChips|filters|QuestionTable)|import\/import-queries)\./,
    ],
    pages: 2,
  },
  /** What is known of tests where they are made and listed. */
  exams: {
    patterns: [/apps\/web\/src\/content\/exams\/(?:queries|exams\.module|builder\/(?:builder\.module|model))\./],
    pages: 2,
  },
  /** What a learner did during a test. */
  record: { patterns: [/apps\/web\/src\/player\/review\/(?:record|RecordList)\./], pages: 2 },
  /** What is known of tests that were given. */
  given: {
    patterns: [
      /apps\/web\/src\/exam\/assignments\/(?:queries|clock|when|index|assignments|AssignmentActions|sharing\/(?!QrDialog)\w+)\./,
      /apps\/web\/src\/exam\/assignments\/(?:StudentControlDialog|form\/(?:AssignDialog|EditAssignmentDialog))\./,
      /packages\/domain\/src\/exam\/(?:attempts|tools)\./,
      /@tabler\/icons-react\/dist\/esm\/icons\/IconBroadcast\./,
      /apps\/web\/src\/people\/classes\/index\./,
    ],
    pages: 2,
  },
  /** What a teacher does to one learner's attempt. */
  control: {
    patterns: [/apps\/web\/src\/exam\/assignments\/(?:Attempt(?:Controls|Progress)|StudentControls)\./],
    pages: 2,
  },
  /** Giving a test, and changing what was given. */
  assigning: { patterns: [/apps\/web\/src\/exam\/assignments\/(?!sharing\/QrDialog)/], pages: 2 },
};

/** Catalogs that are needed together, as one file of each language. */
const words: Readonly<Record<string, RegExp>> = {
  'app-words':
    /(?:packages\/i18n\/catalogs\/(?:fields|item-flags|attempt-record)|apps\/web\/src\/i18n\/messages)\.(vi|en)\.json$/,
  'type-names': /packages\/question-types\/src\/types\/[^/]+\/names\.(vi|en)\.json$/,
};

const familyOf =
  /packages\/question-types\/src\/types\/([^/]+)\/(?!(?:player|review|editor|definition|scoring|validator|print|samples|messages|names|convert|traits|typed-answers)\b)/;

export const chunkGroups = [
  ...Object.entries(words).map(([name, test]) => ({
    name: (id: string) => `${name}.${test.exec(id)?.[1]}`,
    test,
    debugName: name,
  })),
  ...Object.entries(chunks).map(([name, patterns]) => ({
    name,
    test: (id: string) => patterns.some((pattern) => pattern.test(id)),
  })),
  // Behind the groups of the player: what it needs must not come with all of this.
  ...Object.entries(workspace).map(([name, { patterns, pages }]) => ({
    name,
    test: (id: string) => patterns.some((pattern) => pattern.test(id)),
    minShareCount: pages,
  })),
  // What the player, the review and the editor of a family share, as one file instead of one for each pair.
  {
    name: (id: string) => familyOf.exec(id)?.[1] ?? null,
    test: familyOf,
    minShareCount: 2,
    debugName: 'families',
  },
];

const groupFile = new RegExp(`(?:^|/)(?:${[...Object.keys(chunks), ...Object.keys(workspace)].join('|')})-[^/]+$`);
const withApp = /(?:^|\/)(?:frame|components|stored|library|data|app)-[^/]+$/;
const ofApp = /(?:^|\/)app-[^/.]+\.js$/;

/**
 * The scripts that are fetched beside the one that is asked for. For the app, which names all pages, these are the shared
 * ones that it has not loaded itself: the names of every script of every page were a tenth of it.
 */
export const scriptsBeside = (asks: string, scripts: string[]): string[] =>
  ofApp.test(asks) ? scripts.filter((script) => groupFile.test(script) && !withApp.test(script)) : scripts;
