import { bogotaDay } from '@/lib/calendar/civil-day'
import { addBusinessDays } from '@/lib/calendar/holidays'

type Args = Record<string, unknown>
type Role = 'client' | 'staff' | 'admin'
/**
 * `own` calls name no client. `each` calls return one result for each client.
 * `firmToo` calls may be made by clients and by members of the firm.
 */
type Kind = 'own' | 'each' | 'firmToo'
/**
 * `by` is the role that may call the action, and `args` are about client B.
 * `answer` is the expected error code of a call that fails even for the role `by`.
 */
export type ActionCall = { by: Role; args: Args | undefined; answer?: string; kind?: Kind }

/** A business day twenty business days ahead, which every booking rule allows. */
export const soon = addBusinessDays(bogotaDay(Date.now()), 20)

export function callsBy(by: Role) {
  const of =
    (kind?: Kind) =>
    (args: Args, answer?: string): ActionCall => ({
      by,
      args,
      ...(answer && { answer }),
      ...(kind && { kind }),
    })
  return Object.assign(of(), { own: of('own'), forEach: of('each'), andFirm: of('firmToo') })
}
