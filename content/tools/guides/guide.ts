export type GuideId = 'iva' | 'simple' | 'renta'

type Choice = { id: string; label: string }

/** `ending` asks for the last two digits of an identity number, such as a NIT; the answer may stay empty. */
export type GuideQuestion =
  | { kind: 'choice' | 'checks'; name: string; label: string; hint?: string; choices: readonly Choice[] }
  | { kind: 'ending'; name: string; label: string; hint: string }

/** Maps the name of a question to its answer; several ticked boxes are joined by commas. */
export type Given = Readonly<Record<string, string>>

export type GuideAnswer = {
  verdict: string
  reasons: readonly string[]
  norm: string
  links: readonly { href: string; label: string }[]
}

export const guideText = {
  title: 'Tu caso',
  button: 'Ver la respuesta',
  result: 'Respuesta',
  empty: 'Aquí verás la respuesta y la norma de donde sale.',
  norm: 'De dónde sale',
  help: 'Es una orientación con lo que respondiste, no un concepto tributario. Un contador la confirma con tu RUT.',
  endingProblem: 'Escribe solo las dos últimas cifras, como 07, sin el dígito de verificación.',
} as const
