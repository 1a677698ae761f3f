import { expect, test } from 'vitest'
import { inPesos, uvt, wageByYear } from '@/content/legal-figures'
import { wrongReplies } from '../../support/wrong-replies'

const wage = wageByYear[uvt.year]?.value ?? 0
const pattern = (text: string) =>
  new RegExp(text.replace(/[.$]/g, String.raw`\$&`).replace(/\s/g, String.raw`\s`))

const answers: readonly (readonly [who: string, answer: RegExp, messages: readonly string[]])[] = [
  [
    'partners with half each learn that a tie decides nothing',
    /Con empate no se aprueba.*Ley 1258 de 2008, art\. 22/,
    [
      'Mi hermano y yo tenemos 50 y 50 en la SAS y no nos ponemos de acuerdo, que pasa si la asamblea queda empatada?',
      'quedamos empatados en la asamblea de accionistas, mitad y mitad, quien decide',
    ],
  ],
  [
    'somebody whose trial ends learns what is owed, and what is not',
    /sin preaviso ni indemnización.*arts\. 76 a 80/,
    ['puedo sacar a alguien en periodo de prueba', 'se puede terminar un contrato en periodo de prueba'],
  ],
  [
    'an order about child support says half of the wage, whatever it is',
    /hasta el 50%.*art\. 156/,
    [
      'Me llegó embargo de alimentos de un empleado que gana el mínimo, ¿hasta cuánto le puedo descontar?',
      'que porcentaje del salario de un trabajador me puede embargar el juzgado',
    ],
  ],
  [
    'a deduction needs a signature and never touches the minimum wage',
    /autorización escrita.*art\. 149/,
    [
      'puedo descontar de la quincena unas gafas que rompio el vendedor',
      'le puedo descontar a la cajera lo que falto en la caja',
    ],
  ],
  [
    'an apprentice has the figures of each stage, and benefits',
    new RegExp(`art\\. 21.*75%.*${pattern(inPesos(wage * 0.75)).source}.*prima, cesantías`),
    ['a un aprendiz en practica le pago cesantias'],
  ],
  [
    'an integral wage has its figure and its base',
    new RegExp(`${pattern(inPesos(wage * 13)).source}.*70%.*art\\. 18`),
    [
      'A partir de cuánto sueldo se puede pactar salario integral y cómo se cotiza ahí',
      'cuanto debe ganar alguien para tener salario integral',
    ],
  ],
  [
    'bread and eggs are answered outright',
    /Pan: no paga IVA.*Huevos frescos: tampoco/,
    ['el pan y los huevos pagan iva?', 'las arepas y el pan tienen iva', 'el pan tiene iva'],
  ],
  [
    'a car is an asset, and its VAT is part of its cost',
    /activo fijo.*hace parte del costo/,
    [
      'compramos un carro para el negocio a nombre mio, lo meto como gasto y el iva se descuenta?',
      'el iva de un vehiculo de la empresa se descuenta',
    ],
  ],
  [
    'donors get a certificate that the right people signed',
    /representante legal.*contador público.*1\.2\.1\.4\.3/,
    [
      'quien firma el certificado que le damos a los donantes',
      'nuestra fundacion recibe donaciones, como se hace el certificado de donacion',
    ],
  ],
  [
    'the minutes of a building that came late',
    /20 días hábiles.*art\. 47.*art\. 49/,
    ['el acta de la asamblea del conjunto se publico tarde, la pueden impugnar?'],
  ],
  [
    'a new manager needs four papers',
    /Cuatro papeles/,
    ['Como hago para cambiar el representante legal en la camara y que papeles piden'],
  ],
  [
    'a wrong NIT in a registration is corrected, not registered again',
    /«Corregir mis datos».*dígito de verificación/,
    [
      'Hice el registro el martes y puse mal el NIT, le sobró un número. Me sale que está en revisión y no me deja corregirlo. Vuelvo a registrarme o espero?',
      'escribi mal el nit en el registro y sigue en revision',
    ],
  ],
  [
    'a file of 40 MB has a way in',
    /Pártelo en varios PDF/,
    [
      'El archivo pesa 40 megas y la página no me lo deja subir, por dónde lo mando?',
      'mi pdf pesa 30 mb y supera el limite del portal',
    ],
  ],
  ['pay in kind has its limits', /hasta el 30%.*art\. 129/, ['cuanto del sueldo puedo pagar en especie']],
  [
    'a fixed term has its longest time',
    /Hasta cuatro años.*Ley 2466/,
    ['cuanto dura maximo un contrato a termino fijo'],
  ],
  [
    'a suspension without pay has its limits',
    /hasta ocho días.*art\. 112.*art\. 140/,
    ['puedo suspender a un empleado sin pagarle'],
  ],
  [
    'a loan of somebody who leaves',
    /autorizó para ese caso/,
    ['el empleado tiene libranza y renuncio, que hago'],
  ],
  [
    'dues of a building that are late',
    /una vez y media.*art\. 30/,
    ['en el conjunto hay propietarios que no pagan administracion, cuanto interes se cobra'],
  ],
  [
    'rice and sugar are answered outright',
    /Arroz para comer.*Azúcar.*5%/,
    ['el arroz y el azucar tienen iva'],
  ],
  [
    'a Drive folder that does not open',
    /compartida con el correo dueño de la cuenta/,
    ['no me abre la carpeta de drive', 'mi drive pide permiso para abrir la carpeta'],
  ],
  [
    'invoices of the firm itself',
    /factura electrónica de venta.*615 y 616-1/,
    ['mandan factura electronica por el servicio d uds?', 'ustedes me dan factura electronica cuando pago'],
  ],
  [
    'who must keep books',
    /deber de todo comerciante.*art\. 19/,
    [
      'me toca llevar libros si soy persona natural',
      'soy independiente con local de ropa, llevo contabilidad?',
    ],
  ],
  [
    'unpaid leave, and interest on a loan to somebody employed',
    /arts\. 51 y 53|artículo 153/,
    [
      'un empleado en licencia no remunerada, le pago seguridad social',
      'le puedo cobrar intereses a mi empleado por un prestamo',
    ],
  ],
]

test.each(answers)('the chat has an answer for: %s', async (_, answer, messages) => {
  expect(await wrongReplies(messages, new RegExp(answer.source, 's'))).toEqual([])
})
