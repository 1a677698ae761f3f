import { inPesos } from '../legal-figures'
import { startingPrice } from '../services'

const rate = 'el impuesto de registro, que según el departamento es del 0,3% al 0,7% del capital suscrito'
const norm = '(Ley 223 de 1995; Decreto 650 de 1996)'
const rest =
  'Se suman la matrícula, que va por los activos, y los derechos de inscripción de la sociedad y de sus libros, que cambian cada año: el simulador de tu Cámara da el total exacto. El RUT no cuesta.'
const ours = `la asesoría legal va desde ${inPesos(startingPrice('asesoria-legal'))} la hora, más IVA, con el valor por escrito antes.`

/** Sentences about what it costs and how long it takes to found a company. */
export const foundingCost = {
  two: 'Son dos cuentas: la de la Cámara y la nuestra, que va por hora.',
  general: `Cuánto vale en la Cámara: ${rate} ${norm}: con 10 millones, de ${inPesos(30_000)} a ${inPesos(70_000)}. ${rest} Si lo hacemos contigo, ${ours}`,
  withUs: `Son dos pagos y no hay un paquete cerrado. Lo nuestro: ${ours} Cuántas horas son depende de los socios y de los estatutos; los redactamos y te acompañamos hasta la Cámara y el RUT.`,
  chamber: `Aparte, lo que cobra la Cámara: ${rate} ${norm}: con 10 millones, de ${inPesos(30_000)} a ${inPesos(70_000)}. ${rest}`,
  withCapital: (capital: string, least: string, most: string) =>
    `Cuánto vale en la Cámara con ${capital} de capital: ${rate}, de ${least} a ${most} ${norm}. ${rest}`,
  ours: `Lo nuestro, si lo hacemos contigo, es aparte: ${ours} Cuántas horas son depende de los socios y de los estatutos.`,
  time: 'Cuánto tarda: el registro puede salir en pocos días; con cuenta bancaria, firma electrónica y facturación, de 2 a 4 semanas.',
} as const
