import { uvtInPesos } from '../legal-figures'

const under = `menos de 3.500 UVT al año${uvtInPesos(3_500)}`

/** What the usual codes of box 53 of the RUT mean, without the zero in front. */
export const rutCodes: Readonly<Record<number, { name: string; means: string }>> = {
  5: {
    name: 'renta, régimen ordinario',
    means:
      'presentas la declaración de renta. Una sociedad, cada año, aunque dé cero; una persona natural, solo los años en que pasa algún tope, como 1.400 UVT de ingresos o 4.500 UVT de patrimonio bruto (E.T., arts. 592 y 593).',
  },
  7: {
    name: 'retención en la fuente de renta',
    means:
      'eres quien la descuenta al pagar, la declaras cada mes en que la haces, en el formulario 350, y das el certificado (E.T., arts. 368 y 381).',
  },
  9: {
    name: 'retención en la fuente de IVA (ReteIVA)',
    means:
      'retienes una parte del IVA que te cobran, si la ley te nombra para ese pago (E.T., arts. 437-1 y 437-2), y la declaras en el formulario 350.',
  },
  13: {
    name: 'gran contribuyente',
    means:
      'la DIAN te nombró en una resolución por tu tamaño o tu recaudo, declaras IVA cada dos meses y pagas la renta en tres cuotas.',
  },
  14: {
    name: 'informante de exógena',
    means:
      'reportas a la DIAN, una vez al año, lo que pagaste, vendiste y retuviste, persona por persona. Te toca aunque no tengas el código, si retuviste o pasaste el tope de ingresos (Resolución DIAN 000162 de 2023, art. 1).',
  },
  15: {
    name: 'autorretenedor',
    means: 'la DIAN te nombró para retenerte tú mismo, así que tus clientes no te retienen renta.',
  },
  33: {
    name: 'impuesto nacional al consumo',
    means:
      'cobras ese impuesto en lo que vendes, como el 8% de un restaurante, y lo declaras (E.T., art. 512-1).',
  },
  47: {
    name: 'régimen SIMPLE',
    means:
      'pagas un porcentaje de tus ingresos en vez de la renta ordinaria, con el ICA adentro, en anticipos cada dos meses y una declaración al año (E.T., arts. 903 a 908).',
  },
  48: {
    name: 'responsable de IVA',
    means: `cobras el IVA de lo que vendes con ese impuesto, facturas electrónicamente y lo declaras cada dos o cada cuatro meses (E.T., arts. 437, 600 y 601). El período sin operaciones no se declara. Si eres persona natural, con ${under} y las demás condiciones del artículo 437, parágrafo 3, pide en el RUT pasar al 49; mientras el 48 siga, declara lo que toque.`,
  },
  49: {
    name: 'no responsable de IVA',
    means: `no cobras IVA, no lo declaras y, en general, no estás obligado a facturar. Es solo para personas naturales con ${under} y las demás condiciones (E.T., art. 437, parágrafo 3; DUR 1625 de 2016, art. 1.6.1.4.3).`,
  },
  50: {
    name: 'no responsable del impuesto al consumo en restaurantes y bares',
    means: `no cobras ese 8%, por ser persona natural con ${under} y un solo local (E.T., art. 512-13).`,
  },
  52: {
    name: 'facturador electrónico',
    means: 'quedaste habilitado para facturar, y cada venta va con factura electrónica validada por la DIAN.',
  },
  59: {
    name: 'autorretención especial de renta',
    means:
      'es la que una sociedad se hace sobre sus propios ingresos, según su actividad, y declara en el formulario 350.',
  },
}

const padded = (code: number): string => String(code).padStart(2, '0')

export const rutCodesSaid = {
  one: (code: number, name: string, means: string) =>
    `El código ${padded(code)} de la casilla 53 del RUT es ${name}: ${means}`,
  more: (code: number, name: string, means: string) => `${padded(code)}, ${name}: ${means}`,
  rest: 'Si no te corresponde, se cambia gratis en la actualización del RUT, en www.dian.gov.co; antes mira de dónde salió y qué quedó pendiente. Con el RUT a la mano, un tributarista te dice qué sobra.',
} as const
