import type { Asked } from './asked'

/** Amounts that are not the salary or not pesos, and messages that ask two things. */
export const askedInHalves: Readonly<Record<string, Asked>> = {
  'what was paid is not the salary': [
    [
      'mi jefe me liquido 840 mil por 7 meses de trabajo ganando el minimo, eso esta bien?',
      /\$.1\.166\.667[^]*lo recibido, \$.840\.000, es menos/,
    ],
    [
      'me dieron 300 mil de prima y gano el mínimo, está bien?',
      /\$.1\.000\.000[^]*lo recibido, \$.300\.000, es menos/,
    ],
    ['mi patrona me dio 450.000 de liquidacion por 4 meses, está correcto?', /Escríbeme cuánto ganas al mes/],
    ['la empresa me dio un bono de 2 millones, gano 3 millones, cuanto es la prima', /\$.3\.249\.095/],
    ['me pagan 1.800.000 mensuales, cuanto me toca de prima', /\$.2\.049\.095/],
  ],
  'money of another country is not read as pesos': [
    ['me pagan unos 2500 usd al mes por videos, cobro iva o no?', /^(?![^]*\$.30\.000)[^]*TRM/],
    ['me pagan en dólares, unos 2500 al mes, debo declarar renta?', /1\.400 UVT[^]*TRM/],
    ['I make 2,500 dollars a month freelancing, do I file a tax return?', /official rate \(TRM\)/],
    ['cuanto es el 11% de 2500 usd', /^(?![^]*\$.275)[^]*TRM/],
    ['me pagan 2500 usd que son como 10 millones de pesos al mes, cobro iva?', /\$.120\.000\.000/],
  ],
}
