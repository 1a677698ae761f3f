export const advice = {
  sound: 'Nada por ahora. Consérvala con su XML.',
  rejected:
    'No la pagues ni la registres todavía: pide a quien vende un documento que la DIAN haya validado.',
  absent: 'Pide a quien vende el archivo completo, el que trae la respuesta de la DIAN.',
  amounts:
    'Pide a quien vende una nota de ajuste, o que la anule y la haga de nuevo con los valores correctos.',
  included:
    'No pagues el impuesto dos veces. Para la próxima, pide a quien vende que escriba los valores sin el impuesto.',
  changed: 'No la pagues todavía: pide a quien vende el XML original, tal como lo recibió la DIAN.',
  original:
    'Pide a quien vende el archivo original, tal como salió de su programa: sin abrirlo ni guardarlo de nuevo.',
  signed: 'Confirma con quien vende que el archivo es suyo, o búscala en la página de la DIAN con su CUFE.',
  event: 'Búscalo en la página de la DIAN con el CUFE de la factura: allí están los eventos registrados.',
  signer: 'Confirma con quien vende que ese tercero firma sus facturas.',
  authority:
    'No hay que pedir otro archivo: falta agregar esa entidad a la lista de la firma contable, que lo comprueba.',
  nits: 'Pide a quien vende que corrija el NIT antes de que la registres.',
  parties: 'Confirma con quien vende los datos de las dos partes antes de registrarla.',
  foreign: 'Si es de otra empresa tuya, agrégala en tu cuenta; si no, no la uses.',
  final: 'Pide a quien vende que la haga de nuevo con tu NIT.',
  altered: 'No la pagues todavía: compara los dos totales y pide a quien vende el XML original.',
  duplicate: 'No hace falta enviarla otra vez. Si corrige a la anterior, dilo en un mensaje.',
  numbering: 'Pide a quien vende que confirme la autorización de su numeración.',
  note: 'Envía también la factura a la que se refiere la nota.',
  about: 'Pregunta a quien hizo la nota a qué factura corresponde.',
  reason: 'Pregunta a quien hizo la nota cuál es el motivo.',
  exceeds: 'Pregunta a quien hizo la nota por el valor antes de usarla.',
  credit: 'Registra a tiempo el acuse y el recibo de la compra, o no podrás descontarla.',
  due: 'Acuerda con quien vende hasta cuándo pagas, y guarda el acuerdo por escrito.',
  exchange: 'Pide a quien vende la tasa de cambio con la que se lleva a pesos.',
  withheld: 'Revisa con tu asesor cuánto se retiene. No cambia el total de la factura.',
  codes: 'Pide a quien vende que corrija el dato en su programa de facturación.',
  complete: 'Pide a quien vende que la complete antes de que la registres.',
  dates: 'Confirma con quien vende la fecha y la hora antes de registrarla.',
  person: 'Que la mire una persona: las reglas no la revisan entera.',
  test: 'Es de prueba: pide la factura real.',
  other: 'Pide a quien vende que la corrija y te envíe el XML nuevo.',
} as const
