-- Whether what is wrong was said on a kiosk's screen: all kiosks together are one voice.
ALTER TABLE reports ADD COLUMN from_kiosk INTEGER NOT NULL DEFAULT 0;
