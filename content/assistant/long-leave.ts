/** Who pays a long sick leave, and why the employee may not be dismissed. */
export const longLeave: readonly string[] = [
  'Enfermedad común: los dos primeros días los paga quien emplea; del 3 al 180, la EPS; del 181 al 540, el fondo de pensiones (Decreto 19 de 2012, art. 142); y desde el 541, la EPS otra vez (Ley 1753 de 2015, art. 67). Si es laboral, la ARL, el 100% desde el día siguiente al accidente (Ley 776 de 2002, art. 3). A los seis meses pasa al fondo: la EPS debe enviarle el concepto de rehabilitación antes del día 150.',
  'Mientras dura, el contrato sigue: se pagan aportes a salud y pensión y corren prima, cesantías e intereses, sin auxilio de transporte. No la despidas por eso: tiene estabilidad reforzada y hace falta permiso del Ministerio del Trabajo (Ley 361 de 1997, art. 26). Ahora: 1. Suma los días de todas las incapacidades. 2. Radica cada una en el mes. 3. Pide el concepto a la EPS por escrito. Te ayudamos con el recobro.',
]
