-- The name that a player gave to its request for a play: asked again after an answer was lost, it costs no second play.
ALTER TABLE audio_plays ADD COLUMN request text;
