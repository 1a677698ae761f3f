import { advice } from '../advice'
import { authenticitySentence, type AnswerState, type IssuerState } from '../authenticity'
import type { FindingText } from './text'

const events: Readonly<Record<string, string>> = {
  '030': 'acuse de recibo de la factura',
  '031': 'reclamo de la factura',
  '032': 'recibo del bien o del servicio',
  '033': 'aceptación expresa',
  '034': 'aceptación tácita',
}

const doubts = {
  absent: 'no trae firma',
  'unknown-authority': 'no conocemos la entidad que certifica a quien lo firmó',
  'other-signer': 'lo firmó otra persona o empresa',
  unproven: 'su firma no se pudo comprobar',
} as const

export const dianTexts = {
  'E3.rejected': {
    title: 'La DIAN la rechazó',
    client: ({ remarks }) => `La DIAN rechazó este documento: no sirve como factura. ${remarks}`.trim(),
    advisor: ({ code, description, remarks }) =>
      `ResponseCode ${code}: ${description || 'sin descripción'}. ${remarks || 'Sin reglas en la respuesta.'}`,
    todo: advice.rejected,
  } satisfies FindingText<{ code: string; description: string; remarks: string }>,
  'E3.said': {
    title: 'Dice que la DIAN la rechazó',
    client: ({ remarks }) =>
      `El archivo dice que la DIAN rechazó este documento: no sirve como factura. ${remarks}`.trim(),
    advisor: ({ code, description, remarks }) =>
      `ResponseCode ${code}: ${description || 'sin descripción'}. ${remarks || 'Sin reglas en la respuesta.'} La respuesta no lleva la firma de la DIAN.`,
    todo: advice.rejected,
  } satisfies FindingText<{ code: string; description: string; remarks: string }>,
  'E3.unsigned': {
    title: 'Respuesta sin firma de la DIAN',
    client: () => 'Nada prueba que esta respuesta sea de la DIAN: su firma no se pudo comprobar.',
    advisor: () =>
      'El ApplicationResponse suelto no lleva una firma de la DIAN (800.197.268) que se pueda comprobar.',
    todo: advice.original,
  } satisfies FindingText<unknown>,
  'E3.unknown': {
    title: 'No está validada por la DIAN',
    client: ({ code }) =>
      `La respuesta de la DIAN no dice que el documento esté validado (código «${code}»).`,
    advisor: ({ code, description }) => `ResponseCode «${code}» (${description}); se espera 02 (validado).`,
    todo: advice.rejected,
  } satisfies FindingText<{ code: string; description: string }>,
  'E3.absent': {
    title: 'Falta la respuesta de la DIAN',
    client: () => 'El archivo no trae la respuesta de la DIAN: todavía no se sabe si la validó.',
    advisor: ({ page }) =>
      `No hay ApplicationResponse. Pide el AttachedDocument, o consulta ${page} (pide resolver un captcha).`,
    todo: advice.absent,
  } satisfies FindingText<{ page: string }>,
  'E3.remark': {
    title: 'La DIAN dejó una observación',
    client: ({ code, text }) => `La DIAN la validó con una observación (${code}): ${text}`,
    advisor: ({ code, text }) => `Notificación ${code} en el LineResponse: ${text} No impide la validez.`,
    todo: null,
  } satisfies FindingText<{ code: string; text: string }>,
  'E3.event': {
    title: 'Es un evento, no una factura',
    client: ({ code, number }) =>
      `Es un evento sobre ${number ? `la factura ${number}` : 'una factura'}: ${events[code] ?? `código ${code}`}.`,
    advisor: ({ code, number }) =>
      `Evento ${code} (${events[code] ?? 'sin nombre conocido'}) sobre el documento ${number}.`,
    todo: null,
  } satisfies FindingText<{ code: string; number: string }>,
  'E3.unproved': {
    title: 'Evento sin comprobar',
    client: ({ why, by }) => `Nada prueba que este evento sea de ${by || 'quien dice'}: ${doubts[why]}.`,
    advisor: ({ why, by, number }) =>
      `ApplicationResponse sobre ${number || 'un documento sin número'}, de ${by || 'nadie'}: ${doubts[why]}. Compruébalo en la página de la DIAN con el CUFE.`,
    todo: advice.event,
  } satisfies FindingText<{ number: string; why: keyof typeof doubts; by: string }>,
  'C1.shape': {
    title: 'El CUFE está mal escrito',
    client: () => 'El código CUFE de la factura está incompleto o mal escrito.',
    advisor: ({ code }) => `UUID «${code}» no tiene la forma de SHA-384: 96 cifras hexadecimales.`,
    todo: advice.changed,
    place: 'code',
  } satisfies FindingText<{ code: string }>,
  'C1.scheme': {
    title: 'El código no es de los de la DIAN',
    client: () => 'El código de la factura no es de los que usa la DIAN.',
    advisor: ({ scheme }) => `El schemeName del UUID es «${scheme}»; se espera CUFE-SHA384 o CUDE-SHA384.`,
    todo: advice.changed,
    place: 'code',
  } satisfies FindingText<{ scheme: string }>,
  'C1.differs': {
    title: 'Algo cambió después de emitirla',
    client: () => 'El código CUFE no corresponde al contenido: algo cambió después de emitir la factura.',
    advisor: ({ code }) =>
      `Con la clave guardada no resulta el CUFE o CUDE que trae el documento, ${code} (FAD06: valores truncados a dos decimales).`,
    todo: advice.changed,
    place: 'code',
  } satisfies FindingText<{ code: string }>,
  'C1.limited': {
    title: 'El CUFE no se comprobó',
    client: () => 'El código CUFE no se comprobó con la clave del proveedor: lo revisa una persona.',
    advisor: ({ code }) =>
      `Varios documentos recientes de este cliente y este proveedor traían un CUFE o CUDE que no corresponde: ${code} no se comprobó con la clave guardada. Compruébalo en la página de la DIAN.`,
    todo: advice.person,
    place: 'code',
  } satisfies FindingText<{ code: string }>,
} as const

type Proved = {
  issuer: IssuerState
  answer: AnswerState
  signer: string
  authority: string
  why: string
  /** The four fields from `subject` on identify an unknown certificate authority; '' for a known authority. */
  subject: string
  issued: string
  keyId: string
  prints: string
}

const issuers: Readonly<Record<IssuerState, string>> = {
  trusted: 'firma del emisor comprobada',
  unusual: 'firma comprobada, con una forma poco usual',
  'third-party': 'firma real de quien no es el emisor ni un proveedor tecnológico conocido',
  'unknown-authority': 'firma real de una autoridad que no está en la lista',
  unproven: 'la firma no corresponde al documento (guardado de nuevo o alterado)',
  unchecked: 'firma que no se puede comprobar',
  false: 'la firma tiene algo que ningún documento legítimo tiene',
  absent: 'sin ds:Signature en UBLExtensions',
}
const answers: Readonly<Record<AnswerState, string>> = {
  trusted: 'ApplicationResponse con firma de la DIAN (800.197.268)',
  unproven: 'ApplicationResponse cuya firma no se pudo comprobar',
  false: 'ApplicationResponse que no es de la DIAN o es de otro CUFE',
  absent: 'sin ApplicationResponse firmado',
}

const reasons: Readonly<Record<string, string>> = {
  algorithm: 'algoritmo que no se acepta o no se conoce',
  digest: 'resumen que no se acepta o no se conoce',
  transforms: 'transformaciones que no se aplican aquí',
  references: 'referencias que no se aplican aquí',
  key: 'llave que no es RSA de 2048 bits o más, ni de las curvas P-256 o P-384',
  certificates: 'sin certificado, o con demasiados',
  'many-signatures': 'trae más de una firma',
  'nothing-signed': 'sus referencias no llevan al documento',
  'no-signed-info': 'sin SignedInfo',
  'no-key-info': 'sin KeyInfo',
  'not-valid-then': 'el certificado no estaba vigente al firmar',
  'not-for-signing': 'el certificado no es para firmar',
  'not-understood': 'el certificado trae una extensión crítica desconocida',
  'part-only': 'firma solo una parte del documento',
  'repeated-id': 'un Id firmado está repetido',
  'false-authority': 'el certificado usa el nombre de una autoridad con otra llave',
  place: 'fuera de la extensión que pide el anexo',
  curve: 'firmada con ECDSA, y el anexo solo admite RSA',
  'no-properties': 'sin SignedProperties',
  'properties-place': 'SignedProperties fuera de su lugar',
  'unsigned-properties': 'la fecha y el certificado no están firmados',
  'unnamed-certificate': 'no nombra su certificado',
  'no-signing-time': 'sin fecha de firma que se entienda',
  'unresolved-reference': 'una referencia no lleva a nada del archivo',
}
const whyOf = (why: string) =>
  why
    .split(' ')
    .map((one) => reasons[one] ?? one)
    .join('; ')

const entityOf = ({
  subject,
  issued,
  keyId,
  prints,
}: Pick<Proved, 'subject' | 'issued' | 'keyId' | 'prints'>) =>
  subject === ''
    ? ''
    : [
        `Falta agregar la autoridad «${subject}»`,
        issued && `certificada por «${issued}»`,
        keyId && `id de llave ${keyId}`,
        prints && `SHA-256 ${prints}`,
      ]
        .filter(Boolean)
        .join(', ') + ' (ajustes, autoridades de certificación).'

const proved = {
  client: ({ issuer, answer }: Proved) => authenticitySentence({ issuer, answer }),
  advisor: ({ issuer, answer, signer, authority, why, ...entity }: Proved) =>
    [
      `Emisor: ${issuers[issuer]}${why ? ` (${whyOf(why)})` : ''}.`,
      signer ? `Certificado de ${signer}${authority ? `, emitido por ${authority}` : ''}.` : '',
      entityOf(entity),
      `DIAN: ${answers[answer]}. No se consultó si los certificados fueron revocados.`,
    ]
      .filter(Boolean)
      .join(' '),
}

export const signatureTexts = {
  'F1.doubtful': {
    title: 'No está probado de dónde viene',
    ...proved,
    todo: advice.original,
  } satisfies FindingText<Proved>,
  'F1.signer': {
    title: 'La firmó un tercero',
    ...proved,
    todo: advice.signer,
  } satisfies FindingText<Proved>,
  'F1.authority': {
    title: 'No conocemos a quien certifica la firma',
    ...proved,
    todo: advice.authority,
  } satisfies FindingText<Proved>,
  'F1.unusual': {
    title: 'Su firma tiene una forma poco usual',
    ...proved,
    todo: advice.signed,
  } satisfies FindingText<Proved>,
  'F1.unchecked': {
    title: 'No podemos comprobar su firma',
    ...proved,
    todo: advice.signed,
  } satisfies FindingText<Proved>,
  'F1.wrong': {
    title: 'No es auténtica',
    ...proved,
    todo: advice.original,
  } satisfies FindingText<Proved>,
  'F2.date': {
    title: 'Se firmó otro día',
    client: ({ signed, issued }) =>
      `La firma dice ser del ${signed} y la factura es del ${issued}: falta explicar la diferencia.`,
    advisor: ({ signed, issued }) =>
      `SigningTime es ${signed} e IssueDate es ${issued}; el anexo pide el mismo día (FAD09e). Una fecha de firma corrida puede ocultar un certificado vencido.`,
    todo: advice.original,
    place: 'date',
  } satisfies FindingText<{ signed: string; issued: string }>,
} as const
