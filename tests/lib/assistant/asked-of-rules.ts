import type { Asked } from './asked'

/** Questions that rules answer, as a stranger typed them. */
export const askedOfRules: Readonly<Record<string, Asked>> = {
  'rules: taxes': [
    [
      'presente el iva del bimestre como 20 dias tarde y sin pagar, que sancion me toca',
      /calma.*un mes: 5%.*524\.000/s,
    ],
    [
      'puedo descontarme el iva de la gasolina y de los almuerzos con clientes',
      /impuesto al consumo.*no se descuenta/s,
    ],
    ['en el simple el ica lo pago aparte en bogota o va incluido', /Va incluido.*Acuerdo 780/],
    ['que es mejor para una peluqueria, regimen simple o el ordinario', /^En el ordinario.*peluquería/s],
    ['un abogado puede estar en el simple', /C-540 de 2023/],
    ['que tarifa de reteica aplica en bogota para consultoria', /haciendabogota\.gov\.co/],
    [
      'yo como persona natural con negocio tengo que practicar retencion o eso es solo empresas',
      /30\.000 UVT.*368-2/,
    ],
    ['cuantos dependientes puedo poner en la renta', /72 UVT.*cuatro/],
    ['que pasa si declaro y no estaba obligado', /No hay sanción.*594-2/],
    ['si mi esposo declara yo tambien tengo que declarar', /cada persona declara por separado/],
    ['soy estudiante y gane 80 millones en el año con criptomonedas', /69\.718\.600/],
    ['cuando toca renovar el rut', /no se vence.*658-3/],
    ['presente la retencion sin pago, que pasa', /580-1|art\. 402/],
  ],
  'rules: work and invoices': [
    ['un empleado en licencia de luto cuantos dias son', /5 días hábiles/],
    ['licencia de paternidad cuantas semanas', /dos semanas/],
    ['mi empleada esta embarazada que derechos tiene', /arts\. 239 y 240/],
    ['el auxilio de transporte cuenta para la prima', /sí suma para la prima/],
    ['cuantas horas extra al dia se pueden trabajar', /dos horas extra al día y doce/],
    ['tengo que darle contrato escrito a mi empleado', /puede ser verbal/],
    ['puedo pagar el salario en efectivo', /^(?!No:).*771-5/s],
    [
      'el recibo de caja pos todavia sirve o ya toca documento electronico',
      /documento equivalente electrónico/,
    ],
    ['que datos debe tener una factura', /E\.T\., art\. 617/],
    ['como hago una cuenta de cobro', /en números y en letras/],
    ['me aparece una factura que no compre, como la rechazo', /calma.*3 días hábiles/s],
  ],
  'rules: companies and law': [
    ['mi revisor fiscal renunció a mitad de año, que tan rapido toca nombrar otro', /suplente.*art\. 164/s],
    ['el revisor fiscal puede ser empleado de la empresa', /art\. 205/],
    ['mi socio quiere vender su parte a un tercero, yo tengo prioridad?', /derecho de preferencia/],
    ['mi socio murio que pasa con la empresa', /art\. 378/],
    [
      'el arrendador del local me quiere sacar a los 3 años diciendo que lo va a ocupar el, puede?',
      /art\. 518.*seis meses/s,
    ],
    ['un cliente me debe 18 millones en facturas y no contesta, como le cobro legalmente', /título valor/],
    ['me quieren cobrar un cheque sin fondos', /20%.*731/],
    [
      'mi empresa lleva 3 años sin movimientos, toca seguir declarando? como la cierro',
      /sigue declarando.*Acta de disolución/s,
    ],
    [
      'quiero montar una sas con mi novia, que papeles y cuanto se demora',
      /Cédula de cada socio.*2 a 4 semanas/s,
    ],
  ],
  'rules: the firm and the portal': [
    ['si los contrato el plan incluye la nomina o eso se paga aparte', /^Va aparte.*30\.000 por empleado/s],
    ['los precios tienen iva incluido', /Son más IVA.*952\.000/s],
    ['que incluye la asesoria tributaria', /^Calculamos y presentamos IVA/],
    ['ustedes son una app o hay contadores de verdad detras', /tarjeta profesional/],
    [
      'no puedo entrar al portal me dice contraseña incorrecta y estoy segura q es esa',
      /Mostrar lo que escribes/,
    ],
    [
      'quien mas ve los documentos que yo subo? los venden o los comparten con bancos',
      /ni los compartimos con bancos/,
    ],
    ['que puedes hacer', /NIT terminado en 4/],
  ],
  'rules: abroad and English': [
    ['soy colombiano y vivo en españa, declaro en colombia?', /residencia fiscal/],
    [
      'i work remote from bogota for a company in spain and get paid in euros thru wise, how do i declare that',
      /TRM.*treaty with Spain/s,
    ],
    ['how do I get a NIT / RUT as a foreigner', /cédula de extranjería/],
  ],
}
