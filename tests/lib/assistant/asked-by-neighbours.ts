import type { Asked } from './asked'

/** Questions of small sellers and employers that once got a neighbouring answer. None of them is an example. */
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
    ['cuanto me queda libre de 4 millones de sueldo', /quedan \$\s3\.680\.000/],
  ],
  'an account that exists': [
    ['me sale que ese correo ya existe al registrarme en el portal', /no te registres otra vez/],
  ],
  'a client abroad': [['una clienta de españa me pago una pagina web cobro iva?', /art\. 481, literal c/]],
}
