export const refusalTexts = {
  empty: 'El archivo está vacío.',
  rar: 'Es un archivo RAR. Ábrelo en tu equipo y envía el XML o el PDF que trae.',
  'seven-zip': 'Es un archivo 7z. Ábrelo en tu equipo y envía el XML o el PDF que trae.',
  gzip: 'Es un archivo comprimido (gz). Ábrelo en tu equipo y envía el XML o el PDF que trae.',
  word: 'Es un documento de Word, no una factura electrónica. Busca el XML en el correo de tu proveedor.',
  excel: 'Es una hoja de Excel, no una factura electrónica. Busca el XML en el correo de tu proveedor.',
  office:
    'Es un documento de Word o Excel, no una factura electrónica. Busca el XML en el correo de tu proveedor.',
  html: 'Es una página web, no una factura electrónica. Descarga el XML desde ella o desde el correo de tu proveedor.',
  json: 'Es un archivo JSON, de los que usan los programas entre sí. Pide a tu proveedor el XML de la factura.',
  mail: 'Es un correo entero. Ábrelo y envía el XML o el ZIP que trae adjunto.',
  'too-large': 'Es demasiado grande para revisarla sola. La mira una persona.',
  encoding:
    'El archivo no está escrito en la codificación que declara. Pide a tu proveedor que lo exporte de nuevo.',
  malformed: 'El XML está incompleto o dañado. Descárgalo otra vez del correo de tu proveedor.',
  damaged: 'El archivo está incompleto o dañado. Descárgalo otra vez, o pide a tu proveedor el XML.',
  locked: 'El PDF tiene contraseña y no lo podemos abrir. Sube uno sin contraseña, o el XML.',
  'two-documents': 'El archivo trae dos documentos seguidos. Envía cada factura en su propio archivo.',
  doctype:
    'El archivo trae una declaración DOCTYPE, que una factura electrónica nunca lleva. No lo abrimos por seguridad.',
  prolog: 'El archivo no empieza como una factura electrónica: antes de ella hay demasiado texto.',
  depth: 'Es demasiado grande para revisarla sola: tiene demasiados niveles. La mira una persona.',
  elements:
    'Es demasiado grande para revisarla sola: trae demasiados renglones o datos. La mira una persona.',
  attributes: 'Es demasiado grande para revisarla sola: trae demasiados atributos. La mira una persona.',
  text: 'Es demasiado grande para revisarla sola: trae un texto demasiado largo. La mira una persona.',
  active:
    'El archivo contiene una página o un dibujo que un navegador ejecutaría. No lo abrimos por seguridad.',
  stylesheet: 'El archivo pide una hoja de estilo que un navegador ejecutaría. No lo abrimos por seguridad.',
  'zip-broken': 'El ZIP está incompleto o dañado. Descárgalo otra vez del correo de tu proveedor.',
  'zip-encrypted': 'El ZIP tiene contraseña. Ábrelo en tu equipo y envía los archivos sueltos.',
  'zip-entries': 'El ZIP trae más de 20 archivos. Envíalos en varios ZIP o sueltos.',
  'zip-size': 'El ZIP ocupa demasiado al abrirse. Envía los archivos sueltos.',
  'zip-ratio': 'El ZIP está comprimido de una forma que ninguna factura tiene. No lo abrimos por seguridad.',
  'zip-nested': 'El ZIP trae otro ZIP por dentro. Ábrelo en tu equipo y envía los archivos sueltos.',
  'zip-name': 'El ZIP trae un nombre de archivo que no es seguro. No lo abrimos por seguridad.',
  'zip-method': 'El ZIP usa una compresión que no conocemos. Envía los archivos sueltos.',
  'zip-nothing': 'El ZIP no trae ningún XML ni PDF.',
  time: 'Leer el archivo tomaba más de 2 segundos y lo detuvimos. Lo revisa una persona.',
  memory: 'Leer el archivo pedía demasiada memoria y lo detuvimos. Lo revisa una persona.',
  unreadable: 'No pudimos leer el archivo. Lo revisa una persona.',
} as const

export const reviewCommand = {
  usage: 'Uso: npm run inspect -- [--json] ARCHIVO o CARPETA…',
  unknownOption: (option: string) => `No existe la opción ${option}.`,
  nothing: 'No hay archivos XML, ZIP, PDF ni imágenes que revisar.',
  missing: 'El archivo no existe o no se puede leer.',
  proposals: { sound: 'en orden', doubtful: 'con dudas', wrong: 'con errores' },
  signs: { block: '×', warn: '!', info: '·' },
  refused: 'no se pudo revisar',
  tooLarge: 'demasiado grande para revisarla sola',
  forPerson: 'la revisa una persona',
  files: { pdf: 'PDF', image: 'Imagen' },
  summary: (n: number, wrong: number, refused: number) =>
    `${n === 1 ? '1 archivo' : `${n} archivos`}: ${wrong} con errores, ${refused} sin revisar.`,
} as const
