import { z } from 'zod'
import { errorMessages } from '@/content/errors'
import type { ErrorCode } from '@/lib/errors'

const isCode = (code: string): code is ErrorCode => code in errorMessages

export const refusalText = (code: string): string => errorMessages[isCode(code) ? code : 'unexpected']

/** What a procedure about many clients refused, [{client, code}], with a sentence for each. */
export const refusedClients = z
  .array(z.object({ client: z.string(), code: z.string() }))
  .transform((refused) => refused.map(({ client, code }) => ({ client, why: refusalText(code) })))
