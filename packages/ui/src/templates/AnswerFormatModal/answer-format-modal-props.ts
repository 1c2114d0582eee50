import type { FormatEvent, AnswerFormat, OutputTemplate } from '@footnote/domain';
import type { ReactNode } from 'react';

/** The two contents of an AnswerFormatModal: where a format is written, and all templates. */
export type FormatView = 'formatter' | 'templates';

/** What a user can do to a format itself; writing is told by its text, whose tokens the parent counts. */
export type FormatChange = Extract<FormatEvent, { type: 'cleared' | 'switched' | 'always_switched' }>;

export interface AnswerFormatModalProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when a user closes it. */
  onClose: () => void;
  /** Which content is shown. */
  view: FormatView;
  /** Called with the content a user asks for. */
  onViewChange: (view: FormatView) => void;
  /** The format, as `moveFormat` keeps it. */
  format: AnswerFormat;
  /** Called with the text on every change; the parent counts its tokens. */
  onWrite: (text: string) => void;
  /** Called with an event for `moveFormat` when a user switches or clears it. */
  onChange: (change: FormatChange) => void;
  /** Called when the text is to replace the prompt of the selected template. */
  onSave: () => void;
  /** Called with the trimmed name of a template that is to be made of the text, never an empty one. */
  onCreate: (name: string) => void;
  /**
   * Shows that the template is being saved.
   * @default false
   */
  saving?: boolean;
  /**
   * What kept it from being saved.
   * @default ''
   */
  problem?: string;
  /** All templates, the last used first. */
  templates: readonly OutputTemplate[];
  /** Which templates the user may rename and delete. */
  mayEdit: (template: OutputTemplate) => boolean;
  /** Called with a template that is to be used. */
  onUse: (template: OutputTemplate) => void;
  /** Called with the trimmed new name of a template, never an empty one. */
  onRename: (template: OutputTemplate, name: string) => void;
  /** Called with a template once a user has confirmed that it may go. */
  onDelete: (template: OutputTemplate) => void;
  /**
   * Whether the templates are there, on their way or could not be loaded.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'error';
  /** Called when a user asks to load the templates again. */
  onRetry?: () => void;
  /**
   * Says why a prompt changes nothing here, such as a language model that is not configured; '' where it does.
   * @default none ever does
   */
  unavailable?: (prompt: string) => string;
  /** Stands in place of both contents for users who may not use formats: what it offers, and how to get it. */
  locked?: ReactNode;
}
