/** Watches a file pass by, in chunks of any size; throws as soon as it cannot be what it should be. */
export type Gate = { write: (chunk: Buffer) => void; end: () => void }

/** Why a file was refused, for our own records; the person reads the specification's sentence. */
export class ContentRefusal extends Error {
  readonly detail: string

  constructor(detail: string) {
    super(detail)
    this.name = 'ContentRefusal'
    this.detail = detail
  }
}

export function refuseWhen(wrong: boolean, detail: string): void {
  if (wrong) throw new ContentRefusal(detail)
}
