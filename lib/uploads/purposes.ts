type Purpose = {
  /** The database procedure `begin` reserves a place for the file, and `finish` stores the checked file. */
  begin: string
  finish: string
  /** True for a purpose for which the firm may allow files of all types and up to 25 MB. */
  isWide?: true
  /** True when the upload names the client who gets the file, because somebody else uploads it. */
  forClient?: true
  mayBeInvoice?: true
  inBackground?: true
}

/**
 * The values of the database column `uploads.purpose`.
 * The database schema repeats these properties; tests/database/upload-purposes.test.ts compares both versions.
 */
export const purposes = {
  invoice: { begin: 'begin_upload', finish: 'finish_upload', mayBeInvoice: true },
  /** A file of a message or of an answer to a request for documents. */
  attachment: { begin: 'begin_attachment', finish: 'finish_attachment', isWide: true },
  'for-client': { begin: 'begin_client_file', finish: 'finish_client_file', isWide: true, forClient: true },
  /** A receipt that a member adds to a client's filing; the client sees it only after the firm delivers it. */
  receipt: { begin: 'begin_receipt', finish: 'finish_receipt', forClient: true },
  /** A file that came by mail to the address of an account, so nobody is signed in. */
  mail: { begin: 'begin_mail_file', finish: 'finish_mail_file', mayBeInvoice: true, inBackground: true },
  /** A file that a member sends to clients. Each client gets a copy (`sent`). */
  outgoing: { begin: 'begin_sending_file', finish: 'finish_sending_file', isWide: true },
  /** The copy of an `outgoing` file that one client gets. */
  sent: {
    begin: 'begin_sent_file',
    finish: 'finish_sent_file',
    isWide: true,
    forClient: true,
    inBackground: true,
  },
} as const satisfies Record<string, Purpose>

export type PurposeName = keyof typeof purposes

/** Throws for an unknown purpose, so that no file becomes an invoice by mistake. */
export function purposeOf(name: string): Purpose & { finish: (typeof purposes)[PurposeName]['finish'] } {
  if (!Object.hasOwn(purposes, name)) throw new Error(`uploads.purpose ${name}`)
  return purposes[name as PurposeName]
}
