import { refusalTexts } from './einvoice/refusals'
import { maxFileMegabytes } from './upload-limit'

/** The sentences of the specification. */
export const fileProblemTexts = {
  'file-type': 'El archivo "{name}" no es un formato válido. Por favor, sube PDF, JPG, PNG o XML.',
  'file-damaged':
    'El archivo "{name}" está incompleto o dañado. Ábrelo en tu equipo: si no abre, descárgalo otra vez o pídelo de nuevo.',
  'file-size': `El archivo "{name}" excede el tamaño máximo permitido de ${maxFileMegabytes}MB.`,
} as const

/** What a file of another format is, and what to do with it; follows the specification's sentence. */
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
  'zip-empty': 'Es un ZIP vacío: no trae ningún archivo.',
  'csv-formula': 'Trae una fórmula que abre otro programa. Guárdalo con los valores, sin fórmulas.',
  'csv-table': 'No trae ninguna tabla. Ábrelo en Excel y guárdalo como CSV.',
  'csv-binary': 'No es una tabla en texto, aunque se llame así. Ábrelo en Excel y guárdalo como CSV.',
  'too-many-pixels': 'La foto tiene más de 50 millones de puntos. Tómala de nuevo con menos resolución.',
} as const

export type Foreign = keyof typeof foreignTexts

/** Reasons of the XML check whose sentences also fit a file that was not stored. */
const xmlReasons = ['doctype', 'prolog', 'active', 'stylesheet', 'two-documents'] as const
/** Limits beyond those of the review, so that nobody could look at the file here. */
const xmlLimits = ['depth', 'elements', 'attributes', 'text'] as const
const tooLarge =
  'Es más grande de lo que se puede recibir aquí. No quiere decir que tenga errores: escríbele a tu asesor.'
const xmlTexts = Object.fromEntries([
  ...xmlReasons.map((reason) => [`xml-${reason}`, refusalTexts[reason]]),
  ...xmlLimits.map((reason) => [`xml-${reason}`, tooLarge]),
])

/** Files whose first bytes say nothing are named by their extension. */
export const foreignExtensions: Readonly<Record<string, Foreign>> = {
  heic: 'heic',
  heif: 'heic',
  webp: 'picture',
  gif: 'picture',
  bmp: 'picture',
  tif: 'picture',
  tiff: 'picture',
  avif: 'picture',
  svg: 'drawing',
  mp4: 'video',
  mov: 'video',
  avi: 'video',
  mkv: 'video',
  '3gp': 'video',
  mp3: 'sound',
  m4a: 'sound',
  opus: 'sound',
  ogg: 'sound',
  wav: 'sound',
  doc: 'word',
  docx: 'word',
  rtf: 'word',
  odt: 'word',
  xls: 'excel',
  xlsx: 'excel',
  xlsm: 'excel',
  ods: 'excel',
  ppt: 'powerpoint',
  pptx: 'powerpoint',
  csv: 'csv',
  txt: 'text',
  zip: 'zip',
  rar: 'rar',
  '7z': 'seven-zip',
  gz: 'gzip',
  tgz: 'gzip',
  html: 'page',
  htm: 'page',
  json: 'json',
  eml: 'mail',
  msg: 'mail',
  exe: 'program',
  apk: 'program',
  bat: 'program',
  js: 'program',
}

const whyTexts: Readonly<Record<string, string>> = {
  ...foreignTexts,
  ...xmlTexts,
  'xml-html': foreignTexts.page,
  'xml-json': foreignTexts.json,
  'xml-mail': foreignTexts.mail,
  'xml-word': foreignTexts.word,
}

/** The sentence for a reason of the check; '' when it has none that would help. */
export const whyRefused = (reason: string): string =>
  Object.hasOwn(whyTexts, reason) ? (whyTexts[reason] ?? '') : ''

/** What is said about a choice that is no file, or no longer the file that was chosen. */
export const lost = {
  folder: (name: string) => `"${name}" es una carpeta. Ábrela y elige los archivos que trae.`,
  unreadable: (name: string) =>
    `No pudimos leer "${name}": cambió, se movió o se borró después de que lo elegiste, o es una carpeta. Elígelo de nuevo desde donde está ahora.`,
}

export const preparing = {
  renamed: (name: string) => `Lo guardamos como "${name}", que es lo que trae.`,
  shortened: (name: string) => `El nombre era muy largo: lo guardamos como "${name}".`,
  converted: (name: string) => `La convertimos de HEIC a JPG en este equipo: "${name}".`,
  shrunk: (before: string, after: string) =>
    `La hicimos más pequeña: pesaba ${before} y ahora pesa ${after}.`,
  working: 'Preparando los archivos...',
  large: {
    title: (n: number) => (n === 1 ? '¿Hacer la foto más pequeña?' : `¿Hacer ${n} fotos más pequeñas?`),
    photo: (name: string, size: string) => `"${name}" pesa ${size}.`,
    text: `El máximo es ${maxFileMegabytes} MB por archivo. La reducción se hace en este equipo, antes de enviar, y tu original no cambia.`,
    confirm: (n: number) => (n === 1 ? 'Hacerla más pequeña' : 'Hacerlas más pequeñas'),
    keep: (n: number) => (n === 1 ? 'No enviarla' : 'No enviarlas'),
  },
} as const
