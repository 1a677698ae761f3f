type Purpose = {
  /** The procedures that reserve a place for the file and that store it once it was checked. */
  begin: string
  finish: string
  /** The firm may allow all types and up to 25 MB. */
  isWide?: true
  /** Names the client who gets the file, because a member uploads it. */
  forClient?: true
  mayBeInvoice?: true
  /** Nobody waits for the file. */
  inBackground?: true
}

/**
 * What uploads are for, as `uploads.purpose` says.
 * The schema repeats these facts; tests/database/upload-purposes.test.ts compares them.
 */
export const purposes = {
  invoice: { begin: 'begin_upload', finish: 'finish_upload', mayBeInvoice: true },
  /** A file of a message or of an answer to a request for documents. */
  attachment: { begin: 'begin_attachment', finish: 'finish_attachment', isWide: true },
  /** A document that the firm adds to those of a client. */
  'for-client': { begin: 'begin_client_file', finish: 'finish_client_file', isWide: true, forClient: true },
  /** The receipt of a client's filing, which the client sees once it is delivered. */
  receipt: { begin: 'begin_receipt', finish: 'finish_receipt', forClient: true },
  /** A file of a mail to the address of an account. Nobody is signed in. */
  mail: { begin: 'begin_mail_file', finish: 'finish_mail_file', mayBeInvoice: true, inBackground: true },
  /** A file that a member adds to those that they send to clients. It becomes no document. */
  outgoing: { begin: 'begin_sending_file', finish: 'finish_sending_file', isWide: true },
  /** The copy of such a file for one client. */
  sent: {
    begin: 'begin_sent_file',
    finish: 'finish_sent_file',
    isWide: true,
    forClient: true,
    inBackground: true,
  },
} as const satisfies Record<string, Purpose>

export type PurposeName = keyof typeof purposes

/** Throws for a purpose that this build does not know, so that no file becomes an invoice by mistake. */
export function purposeOf(name: string): Purpose & { finish: (typeof purposes)[PurposeName]['finish'] } {
  if (!Object.hasOwn(purposes, name)) throw new Error(`uploads.purpose ${name}`)
  return purposes[name as PurposeName]
}
