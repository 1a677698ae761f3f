import type { Result } from '@/lib/result'

/** What a posted form gets back: the outcome, and the e-mail for the page that is drawn anew without script. */
export type FormState = { result: Result<null>; email: string } | null

export type FormAction = (previous: FormState, form: FormData) => Promise<FormState>
