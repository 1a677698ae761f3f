import 'server-only'
import { headers, cookies } from 'next/headers'
import { z } from 'zod'
import type { FormState } from '@/lib/auth/schema'
import { requireSameOrigin } from '@/lib/request'
import { invalidInput, toFailure, type Result } from '@/lib/result'
import {
  approvedCaller,
  staffEnrolmentCaller,
  secondStepCaller,
  clientEnrolmentCaller,
  signedInCaller,
  staffCaller,
  type Client,
  type Member,
} from '@/lib/session/require'
import type { SignedIn } from '@/lib/session/session'
import { flashCookie } from '@/lib/supabase/session-cookie'
import type { ToastMessage } from '@/lib/toast'

type Run<S extends z.ZodType, Caller, T> = (input: z.output<S>, caller: Caller) => Promise<T>

/** Builds a server action that checks session and input before it calls `run`, and returns errors as a Result. */
function action<S extends z.ZodType, Caller, T>(
  caller: () => Promise<Caller>,
  schema: S,
  run: Run<S, Caller, T>,
) {
  return async (raw: z.input<S>): Promise<Result<T>> => {
    try {
      requireSameOrigin(await headers())
      const who = await caller()
      const parsed = schema.safeParse(raw)
      if (!parsed.success) return invalidInput(parsed.error)
      return { ok: true, data: await run(parsed.data, who) }
    } catch (error) {
      return toFailure(error, 'action')
    }
  }
}

export const nothingSchema = z.strictObject({})

export const publicAction = <S extends z.ZodType, T>(schema: S, run: Run<S, null, T>) =>
  action(async () => null, schema, run)

export const clientAction = <S extends z.ZodType, T>(schema: S, run: Run<S, Client, T>) =>
  action(approvedCaller, schema, run)

/** Builds an action for any signed-in user, even one without an account. */
export const signedInAction = <S extends z.ZodType, T>(schema: S, run: Run<S, SignedIn, T>) =>
  action(signedInCaller, schema, run)

export const secondStepAction = <S extends z.ZodType, T>(schema: S, run: Run<S, SignedIn, T>) =>
  action(secondStepCaller, schema, run)

/** Builds an action for clients who are setting up a second sign-in step; they need no access to the portal yet. */
export const clientEnrolmentAction = <S extends z.ZodType, T>(
  schema: S,
  run: Run<S, Awaited<ReturnType<typeof clientEnrolmentCaller>>, T>,
) => action(clientEnrolmentCaller, schema, run)

/** Builds an action for members who set up a second sign-in step, even if they have no access before they do. */
export const staffEnrolmentAction = <S extends z.ZodType, T>(schema: S, run: Run<S, Member, T>) =>
  action(staffEnrolmentCaller, schema, run)

export const staffAction = <S extends z.ZodType, T>(schema: S, run: Run<S, Member, T>) =>
  action(staffCaller, schema, run)

export const asFormAction =
  (run: (raw: never) => Promise<Result<null>>) =>
  async (_previous: FormState, form: FormData): Promise<FormState> => {
    // The type is checked, because a request that no page of this site sent may contain something other than a form.
    const fields = form instanceof FormData ? Object.fromEntries(form) : {}
    return { result: await run(fields as never), email: String(fields.email ?? '') }
  }

export async function flash(message: ToastMessage): Promise<void> {
  const jar = await cookies()
  jar.set({ ...flashCookie, value: JSON.stringify(message) })
}
