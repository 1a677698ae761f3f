import { maxFileMegabytes } from './upload-limit'

/** Said once beside the files that are refused: what to do with what people send in place of an invoice. */
export const formatHints: Readonly<Record<string, string>> = {
  rar: 'Los RAR no se abren aquí: ábrelo en tu equipo y sube el XML o el PDF que trae.',
  '7z': 'Los 7z no se abren aquí: ábrelo en tu equipo y sube el XML o el PDF que trae.',
  gz: 'Los GZ no se abren aquí: ábrelo en tu equipo y sube el XML o el PDF que trae.',
  doc: 'Un documento de Word no es una factura electrónica: busca el XML en el correo de tu proveedor.',
  docx: 'Un documento de Word no es una factura electrónica: busca el XML en el correo de tu proveedor.',
  xls: 'Una hoja de Excel no es una factura electrónica: busca el XML en el correo de tu proveedor.',
  xlsx: 'Una hoja de Excel no es una factura electrónica: busca el XML en el correo de tu proveedor.',
  html: 'Una página web no es una factura electrónica: descarga el XML desde ella.',
  htm: 'Una página web no es una factura electrónica: descarga el XML desde ella.',
  json: 'Un JSON es de los que usan los programas entre sí: pide a tu proveedor el XML.',
  eml: 'Un correo no se abre aquí: ábrelo y sube el XML o el ZIP que trae adjunto.',
  msg: 'Un correo no se abre aquí: ábrelo y sube el XML o el ZIP que trae adjunto.',
}

/** What is wrong with one file; {name} is the file's name. */
export const fileProblemTexts = {
  'file-type': 'El archivo "{name}" no es un formato válido. Por favor, sube PDF, JPG, PNG o XML.',
  'file-size': `El archivo "{name}" excede el tamaño máximo permitido de ${maxFileMegabytes}MB.`,
} as const
