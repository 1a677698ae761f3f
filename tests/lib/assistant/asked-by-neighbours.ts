import type { Asked } from './asked'

const phone = 'tel:'

/** Small sellers and employers ask these questions; the assistant once confused each with a similar question. */
export const askedByNeighbours: Readonly<Record<string, Asked>> = {
  'a period without sales, and sales without invoice': [
    ['este bimestre no vendi nada tengo que mandar el iva en ceros?', /1\.6\.1\.13\.2\.30/],
    ['y si vendo sin dar factura que me pasa', /art\. 657.*habilítate/s],
  ],
  'a return and a loan': [
    ['yo mismo puedo presentar mi renta sin pagar contador', /formulario 210/],
    ['que papeles me pide el banco para un prestamo del negocio', /estados financieros.*certificación/s],
  ],
  'wages that remain': [
    ['a quien se le paga el auxilio de transporte', /dos salarios mínimos.*249\.095/s],
    ['cuanto me queda libre de 4 millones de sueldo', /quedan libres, estimado, \$\s3\.680\.000/i],
  ],
  'an hour of night': [
    ['cuanto es el recargo nocturno de una hora con sueldo de 2 millones', /35%: \$\s3\.333 más/],
  ],
  'a program that fails': [['se me daño el programa de facturas q hago mientras tanto', /contingencia/]],
  'a day that has passed': [
    ['mi cedula termina en 08 en q fecha declaraba renta este año', /venció el 18 de agosto 2026/],
  ],
  'invoices of my own': [
    ['la factura me quedo con el nit mal', /nota crédito que la menciona/],
    ['el cliente perdio la factura y la quiere otra vez', /reenvíala desde tu programa/],
  ],
  'how soon the work begins': [['cuanto tiempo se demora empezar con ustedes', /1 y 2 semanas/]],
  'a percent without its sign': [['cuanto es el 19 de 780 mil', /148\.200/]],
  'foreigners, lessons and work by days': [
    ['soy ecuatoriano con pasaporte como saco nit', /un extranjero también se inscribe/, phone],
    ['doy clases de ingles por mi cuenta me toca cobrar iva?', /art\. 476/],
    ['puedo contratar a alguien por dias sin pagarle seguridad social', /Decreto 2616/, phone],
  ],
  'an account that exists': [
    ['me sale que ese correo ya existe al registrarme en el portal', /no te registres otra vez/],
  ],
  'a client abroad': [['una clienta de españa me pago una pagina web cobro iva?', /art\. 481, literal c/]],
}
