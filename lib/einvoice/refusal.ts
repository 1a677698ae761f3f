import type { refusalTexts } from '@/content/einvoice/refusals'

export type RefusalReason = keyof typeof refusalTexts

/** Why these bytes are not read: the reason is the key of the sentence that the person reads. */
export class Refusal extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(reason)
    this.name = 'Refusal'
    this.reason = reason
  }
}

export function refuseWhen(wrong: boolean, reason: RefusalReason): void {
  if (wrong) throw new Refusal(reason)
}
