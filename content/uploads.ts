/** What is wrong with one file; {name} is the file's name. */
export const fileProblemTexts = {
  'file-type': 'El archivo "{name}" no es un formato válido. Por favor, sube PDF, JPG, PNG o XML.',
  'file-size': 'El archivo "{name}" excede el tamaño máximo permitido de 10MB.',
} as const
