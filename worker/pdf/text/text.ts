import type { Target } from '../../../shared/paper/handbook/sections.ts';
import type { FontName, Weight } from './fonts.ts';

// A text on its way to paper: what it is given as, its words in their faces, its lines.

export type Link = { target: Target } | { url: string };

/** A stretch of a text in one weight, perhaps a link. */
export type Inline = { text: string; weight?: Weight; link?: Link };

/** A stretch in one face. */
export type TextPart = { text: string; face: FontName; link: Link | null };

export type Lettering = Omit<TextPart, 'link'>;

/** What stands between two spaces. */
export type Word = TextPart[];

/** What is drawn in one go. `x` from the line's start, both in points. */
export type Segment = { text: string; face: FontName; x: number; width: number; link: Link | null };

export type Line = {
  segments: Segment[];
  width: number;
  /** The text in reading order, where it is not the order in which it is drawn; '' otherwise. */
  actual: string;
  /** Whether the next line goes on with this line's last word. */
  breaksWord: boolean;
};
