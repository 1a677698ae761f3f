import { addBusinessDays } from '@/lib/calendar/business-days'
import type { RequestKind } from '@/lib/account/schema'
import { bogotaDay, type CivilDay } from '@/lib/format/civil-day'

type Term = { days: number; extension: number }

/** Business days: consultas by art. 14 and reclamos (correction, deletion) by art. 15 of the Ley 1581 de 2012. */
const terms: Record<RequestKind, Term> = {
  consultation: { days: 10, extension: 5 },
  correction: { days: 15, extension: 8 },
  deletion: { days: 15, extension: 8 },
}

export const legalTerm = (kind: RequestKind): Term => terms[kind]

/** The last day to answer what arrives at this moment: the term starts to run the day after, in Bogotá. */
export const dueDay = (kind: RequestKind, moment: Date): CivilDay =>
  addBusinessDays(bogotaDay(moment), terms[kind].days)
