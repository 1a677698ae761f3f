import { firm } from './firm'

/** The first file of the copy of one's data. */
export const exportGuide = [
  `Copia de tus datos en el portal de ${firm.name}`,
  '',
  'datos.json     Todo lo que guardamos sobre ti, en un solo archivo para programas.',
  'tablas/        Lo mismo por partes, para abrir en Excel (CSV separado por punto y coma).',
  'archivos/      Tus facturas y documentos, tal como los subiste, con su fecha.',
  '',
  'Las fechas y horas están en UTC; en Bogotá son cinco horas menos.',
  'Si algo falta o está mal, pídenos corregirlo en Mi cuenta, Solicitudes sobre tus datos.',
  `También puedes escribirnos a ${firm.email}.`,
  '',
].join('\r\n')
