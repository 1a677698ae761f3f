import { randomInt } from 'node:crypto'
import { registeredNotice, resetText } from '../../../content/auth'
import { errorMessages } from '../../../content/errors'
import { readForm, type PostedForm } from '../posted-form'
import type { Stage } from '../stage'

export type Kind = 'known' | 'unknown'
export type Question = {
  name: string
  /** What both are answered; without it the form's action never ran, or met a limit. */
  says: string
  ask: (email: string) => Promise<Response>
  /** Whom to ask about in a round: nobody is asked about so often that a limit answers. */
  about: (kind: Kind, round: number) => string
}

/** So many guesses an account takes in a quarter of an hour; one fewer here. */
const guesses = 4

/** Addresses of one length, in one alphabet. */
export const addressOf = (kind: Kind, n: number) =>
  `${kind === 'known' ? 'conocida' : 'olvidada'}.${String(n).padStart(4, '0')}@ejemplo.test`

/** Of those that are registered in vain the first, and of those that ask for a reset. */
export const [newcomers, strangers] = [1000, 2000]

const anywhere = () => `10.${randomInt(255)}.${randomInt(255)}.${randomInt(1, 255)}`

/** The three forms that could tell who has an account, each posted as a browser without script does. */
export async function openQuestions({ url, instances }: Stage, known: number): Promise<Question[]> {
  // Straight to an instance, as its one trusted proxy: each try comes from an address of its own.
  const direct = instances[0]?.url ?? ''
  const post = (form: PostedForm, fields: Record<string, string>) =>
    form(fields, { origin: url, 'x-forwarded-host': new URL(url).host, 'x-forwarded-for': anywhere() })
  const signIn = await readForm(direct, '/auth')
  const signUp = await readForm(direct, '/auth?tab=registro')
  const reset = await readForm(direct, '/auth/recuperar')
  const password = 'No-es-esta-2026'
  return [
    {
      name: 'sign-in',
      says: errorMessages['invalid-credentials'],
      ask: (email) => post(signIn, { email, password }),
      about: (kind, round) => addressOf(kind, Math.floor(round / guesses) % known),
    },
    {
      name: 'registration',
      says: registeredNotice.after,
      ask: (email) => post(signUp, { email, password }),
      about: (kind, round) => addressOf(kind, kind === 'known' ? round % known : newcomers + round),
    },
    {
      name: 'reset',
      says: resetText.sent,
      ask: (email) => post(reset, { email }),
      about: (kind, round) => addressOf(kind, kind === 'known' ? round % known : strangers + round),
    },
  ]
}
