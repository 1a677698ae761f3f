/** The answer about the taxes of a building that lets its common areas, which two rules give. */
export const commonAreas: readonly string[] = [
  'IVA, sí, si la zona común se alquila: terraza, fachada, salón o parqueadero, a un tercero o a un residente, es un servicio gravado al 19%, también en un conjunto solo de vivienda, porque no pagar otros impuestos no libra del IVA (E.T., arts. 420, 462-2 y 482; DIAN, concepto 722 de 2025). No lleva IVA la cuota de administración, ni lo que se presta sin cobro o va incluido en ella.',
  'Renta e ICA: un conjunto solo de vivienda no los paga por ese arriendo; uno comercial o mixto, sí (E.T., art. 19-5; Ley 1607 de 2012, art. 186). Ahora: 1. Código 48 en el RUT. 2. Factura electrónica por cada cobro. 3. Declarar el IVA. Con el reglamento, el contrato y desde cuándo se cobra, un tributarista dice qué falta y cómo ponerse al día.',
]
