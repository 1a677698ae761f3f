import { certified, identity, type Identity } from '@/supabase/sample-files/certificates'
import { answerXml, attachedDocument } from './invoice-xml'
import { answerBy, draft } from './signing'

/** An event or DIAN answer without an invoice; `proposal` is the expected review, `name` a key of `documentNames`. */
export type SentEvent = {
  title: string
  text: string
  name: string
  proposal: 'sound' | 'doubtful'
  proves: boolean
}

const buyer = draft.customer
const stranger = identity({ subject: { '2.5.4.3': 'Autoridad Desconocida' }, isAuthority: true })

/** Returns an event of the buyer about the invoice, made from DIAN's answer with another code and sender. */
function eventXml(code: string, sender = buyer): string {
  return answerXml(draft, false)
    .replace('<cbc:ResponseCode>02<', `<cbc:ResponseCode>${code}<`)
    .replace(
      /<cac:SenderParty>[^]*?<\/cac:SenderParty>/,
      () => `<cac:SenderParty>${party(sender)}</cac:SenderParty>`,
    )
}
const party = ({ nit, digit }: { nit: string; digit: string }) =>
  `<cac:PartyTaxScheme><cbc:CompanyID schemeID="${digit}" schemeName="31">${nit}</cbc:CompanyID></cac:PartyTaxScheme>`

/** Different programs write the same code as 030, 30 or 0030. */
const codes: readonly (readonly [code: string, name: string])[] = [
  ['030', 'event030'],
  ['30', 'event030'],
  ['031', 'event031'],
  ['032', 'event032'],
  ['0032', 'event032'],
  ['033', 'event033'],
  ['034', 'event034'],
  ['037', 'event'],
  ['046', 'event'],
]

const enveloped = (event: string) =>
  attachedDocument(draft, event, answerBy(certified({ nit: '800197268', name: 'DIAN' })))

export function sentEvents(): SentEvent[] {
  const all: SentEvent[] = []
  for (const [code, name] of codes) {
    const plain = eventXml(code)
    const by = (signer: Identity) => answerBy(signer, plain)
    const unknown = identity({ subject: certified(buyer).subject, by: stranger })
    const variants: [string, string, boolean][] = [
      ['unsigned', plain, false],
      ['signed by its sender', by(certified(buyer)), true],
      ['signed by another', by(certified(draft.supplier)), false],
      ['signed under an unknown authority', by(unknown), false],
      ['changed after it was signed', by(certified(buyer)).replace('<cbc:ID>77100', '<cbc:ID>77101'), false],
      ['signed by DIAN in the name of its sender', by(certified({ nit: '800197268', name: 'DIAN' })), false],
      ['without a sender', plain.replace(/<cac:SenderParty>[^]*?<\/cac:SenderParty>/, ''), false],
    ]
    for (const [how, text, proves] of variants) {
      const common = { name, proves, proposal: proves ? 'sound' : 'doubtful' } as const
      all.push({ title: `${code}, ${how}`, text, ...common })
      all.push({ title: `${code}, ${how}, in an envelope`, text: enveloped(text), ...common })
    }
  }
  return [...all, ...answersOfDian()]
}

function answersOfDian(): SentEvent[] {
  const answer = (code: string) =>
    answerXml(draft, false).replace('<cbc:ResponseCode>02<', `<cbc:ResponseCode>${code}<`)
  const names = [
    ['02', 'dianValidation'],
    ['2', 'dianValidation'],
    ['04', 'dianRejection'],
    ['00', 'ApplicationResponse'],
  ] as const
  return names.map(([code, name]) => ({
    title: `DIAN’s answer ${code}, unsigned`,
    text: answer(code),
    name,
    proposal: 'doubtful',
    proves: false,
  }))
}

/** Returns an answer without its invoice, signed in DIAN's name with an invented certificate. */
export const signedAnswer = (): string => answerBy(certified({ nit: '800197268', name: 'DIAN' }))
