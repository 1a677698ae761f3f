import { inPesos, uvt } from '../legal-figures'

/** What a RUT that was not brought up to date costs, and how it is changed. */
export const oldRut = [
  `Puede haberla: el RUT se actualiza dentro del mes siguiente al cambio, y después la sanción es de 1 UVT (${inPesos(uvt.value)} en ${uvt.year}) por cada día de atraso, o 2 UVT (${inPesos(2 * uvt.value)}) si lo que cambió es la dirección o la actividad (E.T., art. 658-3). Casi siempre la DIAN la pone si revisa, así que hazlo hoy tú mismo.`,
  'Se actualiza gratis en www.dian.gov.co con tu firma electrónica; si tienes matrícula, cambia también la dirección en la Cámara de Comercio. Si ya te escribieron por eso, no contestes sin mirarlo: un tributarista ve si cabe una reducción.',
] as const
