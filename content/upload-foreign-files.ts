import { refusalTexts } from './einvoice/refusals'

/** Each text says what a refused file is and what to do with it; the message shows it after the error `file-type`. */
export const foreignTexts = {
  heic: 'La foto está en formato HEIC, que aquí no se puede abrir. En un iPhone elige Ajustes, Cámara, Formatos, «Más compatible» y tómala de nuevo, o envía una captura de pantalla.',
  photo: 'Es una foto o un escaneo en JPG o PNG. Aquí se lee el PDF que se descarga del portal de la DIAN.',
  picture: 'Es una imagen de otro formato. Ábrela en tu equipo y guárdala como JPG o PNG.',
  video: 'Es un video. Toma una foto del documento, o pídelo en PDF.',
  sound: 'Es un audio. Escribe en un mensaje lo que dice.',
  word: 'Es un documento de Word. Guárdalo como PDF; si es una factura, busca el XML en el correo de tu proveedor.',
  excel:
    'Es una hoja de cálculo de Excel. Guárdala como PDF; si es una factura, busca el XML en el correo de tu proveedor.',
  powerpoint: 'Es una presentación. Guárdala como PDF.',
  office:
    'Es un documento de Word o Excel. Guárdalo como PDF; si es una factura, busca el XML en el correo de tu proveedor.',
  csv: 'Es una tabla en texto (CSV). Ábrela en Excel y guárdala como PDF.',
  text: 'Es un texto sin formato. Guárdalo como PDF.',
  zip: 'Es un ZIP. Ábrelo en tu equipo y envía los archivos que trae.',
  rar: 'Es un archivo RAR. Ábrelo en tu equipo y envía los archivos que trae.',
  'seven-zip': 'Es un archivo 7z. Ábrelo en tu equipo y envía los archivos que trae.',
  gzip: 'Es un archivo comprimido (gz). Ábrelo en tu equipo y envía los archivos que trae.',
  page: 'Es una página web. Descarga el documento desde ella, o guárdala como PDF.',
  drawing: 'Es un dibujo (SVG), que puede traer un programa. Ábrelo y guárdalo como PNG o PDF.',
  json: 'Es un archivo JSON, de los que usan los programas entre sí. Si es una factura, pide a tu proveedor el XML.',
  mail: 'Es un correo entero. Ábrelo y envía los archivos que trae adjuntos.',
  program: 'Es un programa. Nunca los recibimos, por seguridad.',
  empty: 'Está vacío: pesa 0 bytes. Descárgalo otra vez, o toma la foto de nuevo.',
  macros: 'Trae macros u otro programa por dentro. Guárdalo sin ellas (como .xlsx, .docx o PDF) y envía ese.',
  'zip-locked': 'Tiene contraseña y no podemos revisarlo. Quítasela, o envía los archivos sueltos.',
  'zip-inside': 'Trae otro archivo comprimido por dentro. Ábrelo en tu equipo y envía los archivos sueltos.',
  'zip-program': 'Trae un programa por dentro. Nunca los recibimos, por seguridad.',
  'zip-bomb': 'Está comprimido de una forma que ningún documento tiene. No lo abrimos por seguridad.',
  'zip-many': 'Trae más de 2.000 archivos. Envíalos en varios ZIP.',
  'zip-unsafe': 'Trae un nombre de archivo que no es seguro. No lo abrimos por seguridad.',
  'zip-old':
    'Trae un documento o una presentación de antes de 2007 (.doc, .ppt), que puede llevar programas. Guárdalo en el formato nuevo o como PDF y envía el ZIP otra vez.',
  'zip-empty': 'Es un ZIP vacío: no trae ningún archivo.',
  'csv-formula': 'Trae una fórmula que abre otro programa. Guárdalo con los valores, sin fórmulas.',
  'csv-table': 'No trae ninguna tabla. Ábrelo en Excel y guárdalo como CSV.',
  'csv-binary': 'No es una tabla en texto, aunque se llame así. Ábrelo en Excel y guárdalo como CSV.',
  'too-many-pixels': 'La foto tiene más de 50 millones de puntos. Tómala de nuevo con menos resolución.',
} as const

export type Foreign = keyof typeof foreignTexts

/** Faults of an XML file that the upload and the invoice review explain with the same sentences. */
const xmlReasons = ['doctype', 'prolog', 'active', 'stylesheet', 'two-documents'] as const
/** The site does not store a file above these limits, so no advisor can look at the file. */
const xmlLimits = ['depth', 'elements', 'attributes', 'text'] as const
const tooLarge =
  'Es más grande de lo que se puede recibir aquí. No quiere decir que tenga errores: escríbele a tu asesor.'
const xmlTexts = Object.fromEntries([
  ...xmlReasons.map((reason) => [`xml-${reason}`, refusalTexts[reason]]),
  ...xmlLimits.map((reason) => [`xml-${reason}`, tooLarge]),
])

const whyTexts: Readonly<Record<string, string>> = {
  ...foreignTexts,
  ...xmlTexts,
  'xml-html': foreignTexts.page,
  'xml-json': foreignTexts.json,
  'xml-mail': foreignTexts.mail,
  'xml-word': foreignTexts.word,
}

/** Returns the sentence that explains why a file is refused; '' when no sentence would help. */
export const whyRefused = (reason: string): string =>
  Object.hasOwn(whyTexts, reason) ? (whyTexts[reason] ?? '') : ''
