/** What `npm run review` says on the terminal. */
export const reviewCommand = {
  usage: 'Uso: npm run review -- [--json] ARCHIVO o CARPETA…',
  unknownOption: (option: string) => `No existe la opción ${option}.`,
  nothing: 'No hay archivos XML, ZIP, PDF ni imágenes que revisar.',
  missing: 'El archivo no existe o no se puede leer.',
  proposals: { sound: 'en orden', doubtful: 'con dudas', wrong: 'con errores' },
  signs: { block: '×', warn: '!', info: '·' },
  refused: 'no se pudo revisar',
  forPerson: 'la revisa una persona',
  files: { pdf: 'PDF', image: 'Imagen' },
  summary: (n: number, wrong: number, refused: number) =>
    `${n === 1 ? '1 archivo' : `${n} archivos`}: ${wrong} con errores, ${refused} sin revisar.`,
} as const
