-- Whether a service that is for women, survivors or people seeking asylum may stand on boards and posters: 'yes', or ''.
ALTER TABLE services ADD COLUMN on_walls TEXT NOT NULL DEFAULT '';
