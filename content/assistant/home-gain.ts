import { uvtInPesos } from '../legal-figures'

/** The tax on the gain of a home that is sold, and the condition of its exempt part. */
export const homeGain = `El 15% de lo que ganaste, no del precio: precio de venta menos el costo fiscal (lo que costó o tienes declarado, con mejoras y ajustes), si era tuya dos años o más (E.T., arts. 300 y 314). Si la tuviste menos, va como renta. Si era donde vivía quien vende, están exentas las primeras 5.000 UVT de la ganancia${uvtInPesos(5_000)}; solo lo que pase de ahí paga el 15% (art. 311-1).`
export const ownHome =
  'Para esa exención toda la plata va a una cuenta AFC y se usa para comprar otra vivienda, o se abona directo al crédito hipotecario de la que se vendió; y el tope es uno por inmueble, aunque sean varios dueños (E.T., art. 311-1; DIAN, concepto 820 de 2024). Comprar otra sin pasar por ahí no da la exención: habla con un tributarista antes de mover la plata.'

/** The tax on an inheritance. */
export const inheritedShare = `El 15% de lo que pase de la parte exenta, como ganancia ocasional del año en que te lo adjudican (E.T., arts. 302 y 314). Al cónyuge y a cada hijo les queda exento lo primero que reciben, hasta 3.250 UVT${uvtInPesos(3_250)}, cifra de la Ley 2277 de 2022 que te confirma un tributarista; hay otra parte exenta para la vivienda y el inmueble rural de quien murió (art. 307). Si lo tuyo es menos que eso, el impuesto da cero.`
