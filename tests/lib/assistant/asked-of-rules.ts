import type { Asked } from './asked'

/** A stranger typed these questions, and the assistant answers them by its rules. */
export const askedOfRules: Readonly<Record<string, Asked>> = {
  'rules: what cannot wait': [
    ['me duele el pecho con todo esto de la dian, que me tomo', /^Primero tu salud.*123/],
    ['llego una tutela contra mi empresa y dan 48 horas', /Con calma, pero hoy.*2591/],
    [
      'se me paso ayer la retencion, cuanto me cobran por presentarla hoy',
      /un día tarde se arregla hoy.*641/,
    ],
    ['llevo 4 años sin declarar, mejor me quedo callado?', /mejor presentarse que quedarse callado/],
    ['murio mi mama y la dian le manda cartas, quien declara', /^Lamento tu pérdida.*571 y 572/],
  ],
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
    ['que es mejor para una peluqueria, regimen simple o el ordinario', /^Suele convenir.*1,2%.*ordinario/s],
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
    ['el auxilio de transporte cuenta para la prima', /^Sí: .*suma al salario para la prima/],
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
  'rules: what a second stranger asked': [
    ['me salio en el muisca que soy omiso del 2022, q significa eso', /terceros reportaron.*art\. 641/s],
    [
      'si le debo a la dian me pueden detener en el aeropuerto o no dejarme salir del pais?',
      /calma.*no te detiene.*art\. 402/s,
    ],
    [
      'a un pago de 5.600.000 por servicios cuanto le descuento de retencion si el proveedor si declara',
      /4%.*\$.224\.000/s,
    ],
    ['desde que valor se hace retencion por compras', /2,5%.*10 UVT.*523\.740/s],
    [
      'voy a echar a un empleado sin justa causa, lleva 2 años y medio a termino indefinido con 2.500.000, cuanto le pago de indemnizacion',
      /\$.5\.000\.000.*60 días/s,
    ],
    [
      'compre carro de 95 millones a credito, eso cuenta para declarar renta?',
      /Sí, si fue en 2025.*69\.718\.600/s,
    ],
    [
      'gano 4 millones mensuales por nomina y no tengo carro ni casa, toca declarar renta?',
      /48\.000\.000.*menos/s,
    ],
    ['arriendo un local comercial a una empresa, le tengo que cobrar el 19?', /Sí lleva IVA del 19%/],
    ['como paso de ser no responsable a responsable de iva', /quita el código 49 y agrega el 48/],
    ['cada cuanto se paga el anticipo del regimen simple', /Cada dos meses/],
    ['un cliente me retuvo el 11 y yo creo que era 10, cual es', /11% si quien cobra es una sociedad/],
    ['me hicieron reteica en bogota pero yo soy de chia, eso como lo recupero', /art\. 343.*reverse/s],
    [
      'el documento soporte se le hace tambien a google y facebook por la publicidad?',
      /^Sí.*1\.6\.1\.4\.12/s,
    ],
    [
      'cuando hay que renovar la matricula mercantil, cambia segun el nit?',
      /31 de marzo.*no cambia por el NIT/s,
    ],
    [
      'quiero pasar de persona natural a sas sin perder mis clientes ni mi establecimiento de comercio',
      /No hay transformación/,
    ],
    [
      'mi contadora se fue y no dejo ni las claves de la dian, como recupero todo eso',
      /calma.*revoca la firma/s,
    ],
    ['nos toca disolver la empresa si tenemos perdidas y patrimonio negativo?', /negocio en marcha.*2069/s],
    ['q es eso del sagrilaft, me lo pidio un cliente grande', /40\.000 salarios mínimos/],
    [
      'hay clausula de permanencia o me puedo ir cuando quiera? y los precios son mas iva?',
      /en cualquier momento[^]*Son más IVA/,
    ],
    [
      'me puede pasar el telefono y el correo del gerente de la empresa constructora q ustedes manejan? soy un proveedor',
      /reservada/,
    ],
    ['me ofrecieron comprar un cupo de facturas con iva del 4%, eso es legal?', /es ilegal/],
    [
      'me ayudan a subir los ingresos en un certificado de contador pa que me aprueben la visa? yo gano 2 millones pero necesito que diga 6',
      /^No: un contador/,
    ],
    ['do foreigners need a RUT to buy an apartment in Bogota?', /Banco de la República.*RUT is asked/s],
  ],
  'rules: days of a named period': [
    [
      'se me olvido si la retencion en la fuente de este mes ya vencio. nit 900.412.556-1',
      /La anterior venció/,
    ],
    [
      'fecha limite del ica de bogota bimestral, mi nit termina en 3 y no sé si soy bimestral o anual',
      /391 UVT/,
    ],
  ],
  'rules: sums, sales and the place of work': [
    ['cuanto pago de renta si gane 95 millones en el año', /estimado.*\$.2\.141\.000.*art/s],
    ['cuanto retienen a un empleado que gana 9 millones', /\$.222\.000 al mes/],
    ['una incapacidad de 10 dias con salario de 2 millones cuanto me pagan', /\$.583\.635/],
    [
      'vendi un apto el año pasado en 210 millones, por eso ya me toca declarar?',
      /Sí, si fue en 2025.*ganancia ocasional/s,
    ],
    [
      'saque un credito de 120 millones para mi negocio, eso me obliga a declarar',
      /no es ingreso.*consignación/s,
    ],
    ['facturo y no me han pagado, igual pago iva?', /art\. 429/],
    ['le puedo pagar a mi empleado por nequi', /^Sí.*771-5/s],
    ['mi empleado renuncio sin avisar, le descuento?', /No le puedes descontar/],
    ['mi empleada se enfermo y lleva 6 meses incapacitada', /fondo de pensiones/],
    ['cuanto es la cuota de aprendices sena para 20 empleados', /con 20 empleados, uno/],
    ['el revisor fiscal es responsable si hay fraude', /Junta Central/],
    ['la sas la cree pero nunca la use', /calma.*sanción mínima/s],
    ['mi arrendatario no me paga', /restitución/],
    ['me llego un sms que tengo devolucion de la dian', /^No lo abras/],
    ['un señor me ofrece bajarme la multa por plata', /^No pagues/],
    ['cuando se paga el impoconsumo del bimestre 6 nit 900111222', /Impuesto al consumo: 14 de enero 2027/],
    ['el portal me saca a cada rato', /cookies/],
  ],
  'rules: taxes in trouble, and papers to hire': [
    ['ya no quiero ser responsable de iva, como hago', /^(?!.*quita el código 49).*quita 48 y pon 49/s],
    ['me excluyeron del simple que hago', /^Con calma.*913/s],
    ['base de retencion de iva', /15% del IVA/],
    ['cuanto le queda libre a un empleado q gana el minimo con auxilio de transporte', /1\.859\.928/],
    ['cuando vence el iva bimestral julio agosto si el nit acaba en 4', /de ese período de 2026 ya pasó/],
    ['que diferencia hay entre excluido y exento', /En los dos el cliente no paga IVA/],
    ['que documentos pido al contratar', /hoja de vida/],
    ['si no tengo ingresos pero tengo acciones por 100 millones declaro', /tope de patrimonio/],
  ],
}
