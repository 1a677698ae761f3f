export const issuerStates = [
  'trusted',
  /** The signature is valid, but it does not cover everything that it should. */
  'unusual',
  'third-party',
  'unknown-authority',
  'unproven',
  /** The site does not support this kind of signature, or cannot check its certificate. */
  'unchecked',
  'false',
  'absent',
] as const
/** These states say how well it is proved that DIAN gave this answer about this document. */
export const answerStates = ['trusted', 'unproven', 'false', 'absent'] as const

export type IssuerState = (typeof issuerStates)[number]
export type AnswerState = (typeof answerStates)[number]

/** An invoice is signed by its issuer, by the issuer's technology provider, or by a confirmed third party. */
export const signedByWhom = ['issuer', 'provider', 'confirmed'] as const
export type SignedBy = (typeof signedByWhom)[number]

/** Each sentence names the signer, because an issuer may let others sign. */
const provedSentences: Readonly<Record<SignedBy, string>> = {
  issuer: 'Firmada por el emisor y validada por la DIAN: las dos firmas son auténticas.',
  provider:
    'Firmada por el proveedor tecnológico del emisor y validada por la DIAN: las dos firmas son auténticas.',
  confirmed:
    'Firmada por quien confirmamos que firma por el emisor y validada por la DIAN: las dos firmas son auténticas.',
}

/** A sentence may say «la DIAN validó» only when DIAN's own signature proves it. */
export const authenticitySentence = ({
  issuer,
  answer,
  signedBy,
}: {
  issuer: IssuerState
  answer: AnswerState
  signedBy?: SignedBy | null | undefined
}): string =>
  issuer === 'trusted' && answer === 'trusted'
    ? provedSentences[signedBy ?? 'issuer']
    : authenticitySentences[issuer][answer]

const authenticitySentences: Readonly<Record<IssuerState, Readonly<Record<AnswerState, string>>>> = {
  trusted: {
    trusted: 'Firmada por el emisor y validada por la DIAN: las dos firmas son auténticas.',
    unproven: 'La firma del emisor es auténtica. La respuesta de la DIAN no se pudo comprobar.',
    false:
      'La firma del emisor es auténtica, pero la respuesta de la DIAN que trae no es de la DIAN o es de otro documento.',
    absent: 'La firma del emisor es auténtica. El archivo no trae la respuesta de la DIAN.',
  },
  unusual: {
    trusted:
      'La DIAN validó este CUFE y el archivo no cambió desde que se firmó, pero la firma tiene una forma poco usual.',
    unproven:
      'El archivo no cambió desde que se firmó, pero la firma tiene una forma poco usual y la respuesta de la DIAN no se pudo comprobar.',
    false:
      'El archivo no cambió desde que se firmó, pero la respuesta de la DIAN que trae no es de la DIAN o es de otro documento.',
    absent:
      'El archivo no cambió desde que se firmó, pero la firma tiene una forma poco usual y no trae la respuesta de la DIAN.',
  },
  'third-party': {
    trusted: 'La DIAN validó este CUFE. Firmó un tercero, no el emisor: confirma que le firma sus facturas.',
    unproven: 'Firmó un tercero, no el emisor, y la respuesta de la DIAN no se pudo comprobar.',
    false:
      'Firmó un tercero, no el emisor, y la respuesta de la DIAN que trae no es auténtica. No la aceptes sin el original.',
    absent: 'Firmó un tercero, no el emisor, y el archivo no trae la respuesta de la DIAN.',
  },
  'unknown-authority': {
    trusted:
      'La DIAN validó este CUFE y el archivo no cambió desde que se firmó, pero no conocemos la entidad que certifica al firmante.',
    unproven:
      'El archivo no cambió desde que se firmó, pero no conocemos la entidad que certifica al firmante y la respuesta de la DIAN no se pudo comprobar.',
    false:
      'No conocemos la entidad que certifica al firmante y la respuesta de la DIAN que trae no es auténtica.',
    absent:
      'El archivo no cambió desde que se firmó, pero no conocemos la entidad que certifica al firmante.',
  },
  unproven: {
    trusted:
      'La DIAN validó este CUFE, pero este archivo no es el que se firmó: fue guardado de nuevo o alterado. Pide el original.',
    unproven:
      'No se pudo comprobar ninguna firma: el archivo fue guardado de nuevo o alterado. Pide el original.',
    false:
      'El archivo no es el que se firmó y la respuesta de la DIAN que trae no es auténtica. Pide el original y no la aceptes sin él.',
    absent: 'El archivo no es el que se firmó: fue guardado de nuevo o alterado. Pide el original.',
  },
  unchecked: {
    trusted:
      'La DIAN validó este CUFE, pero la firma de este archivo no la podemos comprobar: ni prueba quién lo hizo ni que sea falso.',
    unproven:
      'La firma de este archivo no la podemos comprobar, y tampoco la respuesta de la DIAN: no está probado quién lo hizo ni que sea falso.',
    false:
      'La firma de este archivo no la podemos comprobar y la respuesta de la DIAN que trae no es auténtica.',
    absent: 'La firma de este archivo no la podemos comprobar: ni prueba quién lo hizo ni que sea falso.',
  },
  false: {
    trusted: 'La DIAN validó este CUFE, pero la firma de este archivo no es aceptable. Pide el original.',
    unproven: 'La firma de este archivo no es aceptable y la respuesta de la DIAN no se pudo comprobar.',
    false: 'Ni la firma de este archivo ni la respuesta de la DIAN que trae son aceptables.',
    absent: 'La firma de este archivo no es aceptable.',
  },
  absent: {
    trusted: 'El archivo no trae la firma del emisor. La DIAN sí validó este CUFE. Pide el XML firmado.',
    unproven: 'El archivo no trae la firma del emisor y la respuesta de la DIAN no se pudo comprobar.',
    false: 'El archivo no trae firma del emisor y la respuesta de la DIAN que trae no es auténtica.',
    absent: 'El archivo no trae firma. Sin firma no se sabe quién lo hizo.',
  },
}

export const authenticity = {
  title: 'Autenticidad',
  verdicts: { sound: 'Es auténtica', doubtful: 'Sin probar del todo', wrong: 'No es auténtica' },
  issuer: {
    trusted: {
      name: 'Firma de quien emite: válida',
      proves: 'El archivo no cambió desde que se firmó. No prueba que la mercancía o el servicio llegaran.',
    },
    unusual: {
      name: 'Firma válida, con una forma poco usual',
      proves: 'El archivo no cambió desde que se firmó, pero la firma no cubre todo lo que debería.',
    },
    'third-party': {
      name: 'Firmó un tercero, no quien emite',
      proves: 'El archivo no cambió desde que se firmó, pero no prueba que quien emite lo haya encargado.',
    },
    'unknown-authority': {
      name: 'Firma de una entidad que no conocemos',
      proves: 'El archivo no cambió desde que se firmó. Quién firmó no está probado.',
    },
    unproven: {
      name: 'No es el archivo que se firmó',
      proves: 'Fue guardado de nuevo o alterado: cuál de las dos no se puede saber. Pide el original.',
    },
    unchecked: {
      name: 'Firma que no podemos comprobar',
      proves:
        'Usa una forma o un certificado que aquí no se puede comprobar. No prueba que el archivo sea falso.',
    },
    false: {
      name: 'La firma no es aceptable',
      proves: 'Tiene algo que ninguna factura legítima tiene. No prueba nada de lo que dice el archivo.',
    },
    absent: { name: 'No trae firma', proves: 'Sin firma no se sabe quién hizo el archivo.' },
  },
  signedBy: {
    issuer: 'Firma de quien emite: válida',
    provider: 'Firma de su proveedor tecnológico: válida',
    confirmed: 'Firmó un tercero que la firma confirmó',
  },
  reformatted: 'Fue guardado con otra sangría, pero el contenido es el que se firmó.',
  answer: {
    trusted: {
      name: (day: string) => (day ? `La DIAN la validó el ${day}` : 'La DIAN la validó'),
      proves: 'La respuesta lleva la firma de la DIAN. Revisó forma y CUFE, no las cuentas.',
    },
    /** In these cases DIAN's answer is genuine, but it may belong to another file. */
    code: {
      name: (day: string) => (day ? `La DIAN validó este CUFE el ${day}` : 'La DIAN validó este CUFE'),
      proves: 'No prueba que sea este archivo: la DIAN vio el original.',
    },
    unsigned: {
      name: () => 'Trae una respuesta sin la firma de la DIAN',
      proves: 'No prueba nada: cualquiera puede escribirla.',
    },
    rejected: {
      name: (day: string) => (day ? `La DIAN la rechazó el ${day}` : 'La DIAN la rechazó'),
      proves: 'La respuesta lleva la firma de la DIAN.',
    },
    unproven: {
      name: () => 'Respuesta de la DIAN: sin comprobar',
      proves: 'El archivo dice que la DIAN respondió, pero la firma de esa respuesta no se pudo comprobar.',
    },
    false: {
      name: () => 'La respuesta no es de la DIAN',
      proves: 'O no la firmó la DIAN, o es de otro documento. No prueba nada.',
    },
    absent: {
      name: () => 'No trae la respuesta de la DIAN',
      proves: 'Solo la página de la DIAN puede decir si la validó.',
    },
  },
  signedOn: (day: string) => `Dice haberse firmado el ${day}.`,
  revocation: 'No se consultó si el certificado fue revocado.',
  certificate: (name: string, nit: string, authority: string) =>
    `Certificado de ${name}${nit ? ` (NIT\u00a0${nit})` : ''}${authority ? `, que emitió ${authority}` : ''}.`,
  /** An administrator confirms a signer once for each supplier. */
  confirm: {
    button: 'Confirmar para este emisor',
    title: (name: string) => `¿${name} firma las facturas de este emisor?`,
    text: 'Pregúntalo a quien vende, no a quien envió el archivo. Desde entonces su firma vale para todas las facturas de este emisor; las que esperan decisión se leen otra vez.',
    confirm: 'Sí, firma por él',
    keep: 'Todavía no',
    done: 'Confirmado para este emisor',
    next: 'Sus facturas que esperan decisión se leen otra vez en un minuto; esta también.',
    failed: 'No se confirmó',
    hint: 'Quien administra la firma puede confirmarlo para este emisor.',
  },
} as const
