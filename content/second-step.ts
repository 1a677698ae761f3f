/** The second step of sign-in, for members of the firm. */
export const secondStepText = {
  title: 'Segundo paso',
  badge: 'Equipo',
  lead: {
    enrol: 'Protege tu cuenta con una aplicación de códigos',
    verify: 'Escribe el código de tu aplicación',
  },
  explanation: {
    enrol:
      'Quien administra la firma entra con dos pasos: la contraseña y un código que cambia cada 30 segundos. Necesitas una aplicación como Google Authenticator, Microsoft Authenticator o 1Password.',
    verify: 'Abre la aplicación de códigos en tu teléfono y escribe los 6 números que muestra para',
  },
  begin: 'Configurar la aplicación',
  beginning: 'Preparando...',
  steps: {
    scan: 'En la aplicación, agrega una cuenta y apunta la cámara a este código.',
    type: 'Si no puedes escanearlo, escribe esta clave en la aplicación:',
    confirm: 'Escribe los 6 números que te muestra ahora.',
  },
  qr: 'Código QR para la aplicación de códigos',
  field: 'Código de 6 números',
  missing: 'Escribe los 6 números del código.',
  confirm: 'Confirmar código',
  confirming: 'Confirmando...',
  failed: 'No pudimos confirmar el código',
  lost: '¿Perdiste el teléfono? Pide a otra persona de administración que restablezca tu segundo paso.',
  /** Where another password is chosen with the link of a mail. */
  reset:
    'Tu cuenta tiene un segundo paso: además de la contraseña nueva, escribe el código de tu aplicación.',
  passed: { title: 'Segundo paso completo', description: 'Tu sesión está abierta.' },
} as const
