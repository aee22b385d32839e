/** How soon a learner's lost connection is known. */

/** The page of a running attempt says so often that it is there. */
export const presenceEveryMs = 5_000;
/** Two missing times and a second for the network are a loss. */
export const lostAfterMs = 11_000;
/** The teacher's live room asks so often, so that it shows a loss within 15 s. */
export const liveRoomEveryMs = 3_000;
