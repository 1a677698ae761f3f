import { expect, test } from 'vitest'
import { replyTo } from '@/lib/assistant/reply'
import { isThorough } from '../../support/thorough'

const visitor = { name: null, folder: null }

const kinds = [
  'una carta',
  'un correo',
  'un requerimiento',
  'un requerimiento para declarar o corregir',
  'un oficio',
  'una citacion',
  'un pliego de cargos',
  'una liquidacion oficial',
  'una sancion',
  'un cobro',
  'un mensaje',
  'un emplazamiento',
  'una notificación',
]
const reasons = [
  '',
  'dice que soy omiso',
  'que soy omiso en aportes como independiente del 2022',
  'por inexactitud',
  'y no sé qué hacer',
  'y estoy muy asustada',
  'cuanto tiempo tengo para contestar',
  'dice que estoy en mora',
  'y no entiendo nada, tengo 15 dias',
]
/** `npm run test:whole` tries all pairs of `kinds` and `reasons`; `npm test` only tries each kind and each reason. */
const messages = (authority: string): string[] =>
  kinds.flatMap((kind, at) =>
    reasons
      .filter((_, index) => isThorough || (index - at) % reasons.length === 0 || at === 0)
      .flatMap((reason) => [
        `me llego ${kind} de la ${authority} ${reason}`.trim(),
        `Buenas tardes, recibí ${kind} de la ${authority}. ${reason}. ¿Ustedes ayudan con eso?`,
      ]),
  )

const ofDian = /la DIAN cree|arts?\. 641|art\. 715|art\. 685|art\. 707|@dian|dian\.gov|Ley 223/

test(
  'a question about a letter of the UGPP gets the answer about the UGPP',
  { timeout: isThorough ? 120_000 : 60_000 },
  async () => {
    const wrong: string[] = []
    for (const authority of ['ugpp', 'UGPP', 'unidad de gestión pensional'])
      for (const typed of messages(authority)) {
        const said = (await replyTo(typed, visitor)).text.join(' ')
        if (!/UGPP/.test(said) || ofDian.test(said)) wrong.push(`${typed} -> ${said.slice(0, 110)}`)
      }
    expect(wrong).toEqual([])
  },
)

test(
  'a question about a letter of the DIAN never gets the answer about the UGPP',
  { timeout: isThorough ? 120_000 : 60_000 },
  async () => {
    const wrong: string[] = []
    for (const authority of ['dian', 'DIAN'])
      for (const typed of messages(authority)) {
        const said = (await replyTo(typed, visitor)).text.join(' ')
        if (/ugpp\.gov|carta de la UGPP/.test(said)) wrong.push(`${typed} -> ${said.slice(0, 110)}`)
      }
    expect(wrong).toEqual([])
  },
)
