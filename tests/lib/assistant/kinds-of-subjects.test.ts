import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

const anything = /./

test('one shared word is not enough for an answer about another subject', async () => {
  const kinds: readonly (readonly [RegExp, readonly string[]])[] = [
    [
      /artículo 641|art\. 641/,
      [
        'debo 3 años de renovacion de la matricula mercantil de la drogueria en Ubaté, cuanto es la multa',
        'debo dos años de renovación de la cámara, cuánto es la multa',
        'no renové la matricula del 2024 y debo dos años, cuanto me cobran de sancion',
      ],
    ],
    [
      /Habilítate y factura|cierre del local por tres días/,
      [
        'el sistema de la factura electronica se cayo el viernes de plaza y vendí con talonario, me multan por eso?',
        'se nos cayó el programa y facturé con talonario, ¿hay multa?',
      ],
    ],
    [
      /No lo firmes/,
      [
        'como se si el correo de la dian es falso, me pide abrir un pdf con clave',
        'me piden abrir un pdf de la dian, ¿será falso?',
      ],
    ],
    [
      /No pagues otra vez/,
      [
        'Soy médica y trabajo con tres EPS por prestación de servicios. No sé si sumo todo o pago la planilla por cada contrato. Este mes la clínica me devolvió la cuenta dos veces.',
      ],
    ],
    [
      /formulario 160/,
      [
        'mi hija vive en españa hace 4 años y tiene apartamento en bogota a nombre de ella, ella declara aca, alla o en los dos lados',
      ],
    ],
  ]
  for (const [wrong, asked] of kinds) expect(await wrongReplies(asked, anything, wrong)).toEqual([])
})

test('no penalty or tax is calculated from an amount that is not its base', async () => {
  const kinds: readonly (readonly [RegExp, readonly string[]])[] = [
    [
      /\$\s208\b/,
      [
        'Is the 4x1000 charged if I move money between my own two accounts? My bank took 52,000 last week',
        'el banco me cobró 52.000 de 4x1000 por pasar plata entre mis cuentas, ¿está bien?',
      ],
    ],
    [
      /con un sueldo de .* la retención/,
      ['mi contrato es con salario integral de 24 millones, sobre cuanto me deben hacer la retencion'],
    ],
    [
      /Servicios generales, declarante/,
      [
        'la cooperativa de vigilancia nos factura con AIU y no sé sobre que base hacerle la retencion en la fuente',
      ],
    ],
    [
      /VAT every two months/,
      [
        'I forgot to file my 2024 return, I think it was due Aug 2025. My cedula de extranjeria ends in 18. What is the penalty if I owed nothing?',
      ],
    ],
  ]
  for (const [wrong, asked] of kinds) expect(await wrongReplies(asked, anything, wrong)).toEqual([])
})
