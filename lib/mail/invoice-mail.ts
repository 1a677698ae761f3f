import { z } from 'zod'

const mail = <T extends string>(step: T) =>
  z.object({
    template: z.literal(`invoice-${step}` as const),
    to: z.email(),
    data: z.object({ number: z.string(), name: z.string(), words: z.string() }),
  })

/** What the mails about the review of an invoice carry; `words` are the firm's, empty when there are none. */
export const invoiceMails = [mail('accepted'), mail('rejected'), mail('asked'), mail('reviewing')] as const
