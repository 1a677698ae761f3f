import type { Asked } from './asked'

const phone = 'tel:'
const dates = '/herramientas/vencimientos'
const mailbox = 'mailto:'

/** One visitor wrote these eighty questions without knowing the answers. */
export const askedInOneSitting: Readonly<Record<string, Asked>> = {
  'letters and fear, in one sitting': [
    [
      'me llego una carta de la dian q dice requerimiento especial estoy asustada no se q hacer',
      /tres meses.*art\. 707/s,
      phone,
    ],
    [
      'emplazamiento para declarar. q significa eso y cuantos dias tengo',
      /plazo de un mes.*art\. 715/s,
      phone,
    ],
    [
      'la dian me cerro el local 3 dias por no facturar, puedo abrir igual? estoy desesperado',
      /^No abras/,
      phone,
    ],
    [
      'la ugpp me mando un correo pidiendo explicacion de mis aportes como independiente. es verdad o es estafa?? me van a embargar?',
      /no es un embargo.*www\.ugpp\.gov\.co/s,
      phone,
    ],
    [
      'me embargaron la cuenta del banco la dian y tengo q pagar nomina el viernes ayudaaa',
      /mandamiento de pago/,
      phone,
    ],
    ['pueden meterme a la carcel por no pagar el iva?', /Código Penal, artículo 402/, phone],
    [
      'mi contador se murio y no encuentro los libros ni nada de la contabilidad de la empresa desde el 2022 q hago',
      /Lamentamos la pérdida.*seis meses/s,
      phone,
    ],
    [
      'llevo 4 años sin declarar renta y no sabia q tenia q hacerlo. cuanto me toca pagar de multa',
      /tampoco baja de 10 UVT/,
      '/herramientas/declarar-tarde',
    ],
    [
      'se me paso la fecha del iva ayer q hago',
      /cuanto antes.*ni reducida baja de 10 UVT/s,
      '/herramientas/declarar-tarde',
    ],
  ],
  'companies, in one sitting': [
    [
      'q necesito pa crear una sas y cuanto se demora',
      /cuatro pasos.*2 a 4 semanas/s,
      '/servicios/asesoria-legal',
    ],
    [
      'do you help foreign companies open a branch in colombia? we are from spain',
      /opens a branch/,
      '/servicios/asesoria-legal',
    ],
    [
      'como cierro una empresa q no mueve nada hace años y debe renovaciones de camara',
      /disolución y la liquidación.*renovaciones/s,
      phone,
    ],
    ['una sas necesita revisor fiscal?', /5\.000 salarios mínimos/, '/herramientas/revisor-fiscal'],
    [
      'mi socio no quiere firmar y quiero salirme de la sas como vendo mis acciones',
      /se endosa el título/,
      phone,
    ],
    ['cuando se renueva la camara de comercio', /31 de marzo/],
    [
      'necesito revisor fiscal para un conjunto residencial en suba ustedes hacen eso y cuanto vale mas o menos',
      /Ley 675 de 2001/,
      phone,
    ],
    [
      'diferencia entre revisor fiscal y auditor externo',
      /auditoría externa es voluntaria/,
      '/servicios/revisoria-fiscal',
    ],
    ['auditoria externa para una fundacion', /Cuesta desde/, '/servicios/auditoria-externa'],
  ],
  'payroll, in one sitting': [
    [
      'nomina electronica es obligatoria si solo tengo 1 trabajador?',
      /^El número de trabajadores no importa/,
      '/servicios/asesoria-nomina',
    ],
    [
      'soy prestacion de servicios gano 4 millones cuanto pago de salud y pension',
      /base es \$.1\.750\.905: salud \$.218\.863.*pensión \$.280\.145/s,
      `${dates}/pila`,
    ],
    [
      'en licencia de maternidad quien paga el sueldo la empresa o la eps',
      /18 semanas.*La paga quien emplea/s,
    ],
    ['horas extra domingo como se paga ahora con la reforma', /90% desde el 1 de julio de 2026/],
    [
      'tengo una señora q me ayuda en la casa 2 dias a la semana toca pagarle seguridad social',
      /cotizar por semanas/,
      phone,
    ],
    ['mi jefe no me pago la prima a quien reclamo', /Ministerio del Trabajo/, phone],
    ['como liquido un empleado q renuncio y gana el minimo', /Ley 52 de 1975.*no hay indemnización/s, phone],
    ['cuanto le sale a uno un empleado con el minimo con todo', /cerca de la mitad más/, phone],
  ],
  'taxes, in one sitting': [
    [
      'que es la exogena y quien tiene q presentarla',
      /^(?!.*ICA).*código 14/s,
      `${dates}/informacion-exogena`,
    ],
    ['como saco el rut por primera vez', /gratis en el portal de la DIAN/, phone],
    ['ica si vendo por internet a otras ciudades donde lo pago', /desde donde despachas/, phone],
    ['estoy obligado a facturar electronicamente si vendo comida por instagram', /3\.500 UVT/, phone],
    ['anular factura electronica ya enviada al cliente se puede?', /nota crédito/],
    ['q es retencion en la fuente y pq me descontaron 11%', /anticipo.*11%/s],
    ['desde cuanto toca cobrar iva siendo persona natural', /3\.500 UVT/],
    ['diferencia regimen simple y ordinario cual me conviene', /margen/, '/herramientas/regimen-simple'],
    ['como hago para facturar falso y pagar menos impuestos', /es ilegal/, phone],
  ],
  'dates and sums, in one sitting': [
    ['vencimiento ica bogota', /391 UVT/, `${dates}/ica-bogota`],
    [
      'cuando me toca declarar renta mi cedula termina en 47',
      /15 de septiembre 2027/,
      `${dates}/renta-personas-naturales`,
    ],
    [
      'fecha retefuente este mes nit terminado en 3',
      /Retención en la fuente: \d+ de/,
      `${dates}/retencion-en-la-fuente`,
    ],
    ['hasta q dia se consignan las cesantias y cuando se pagan los intereses', /31 de enero.*14 de febrero/s],
    ['nit 901245638 cuando vence el iva', /IVA bimestral/, `${dates}/iva-bimestral`],
    ['el ultimo digito del nit es con el de verificacion o sin ese', /sin el de verificación/, dates],
    [
      'hasta cuando hay plazo para exogena persona juridica ultimo digito 0',
      /entre abril y junio/,
      `${dates}/informacion-exogena`,
    ],
    [
      'when is the corporate income tax deadline for NIT ending in 5',
      /first instalment: due 18 May 2027/,
      `${dates}/renta-empresas`,
    ],
    ['si cobre 2.380.000 con iva incluido cuanto es la base', /2\.000\.000/],
    ['a cuanto esta la uvt y cuanto es la sancion minima', /52\.374.*524\.000/s],
    [
      'sancion extemporaneidad renta 3 meses tarde impuesto 1200000',
      /vale también para las sanciones reducidas/,
      '/herramientas/declarar-tarde',
    ],
    ['cuanto es el iva de 850000', /161\.500/],
    ['digito de verificacion 860034313', /es 7/, '/herramientas/digito-nit'],
  ],
  'portal, in one sitting': [
    ['donde subo las facturas del mes', /portal/, '/auth?next=/portal'],
    ['me rechazaron una factura por que seria', /el motivo dice qué corregir/, '/portal/facturas'],
    ['where can i download my tax return, i am a client already', /Documentos/, '/auth?next=/portal'],
    [
      'me registre hace 2 dias y dice pendiente de aprobacion cuanto se demoran',
      /te avisa por correo/,
      phone,
    ],
    ['no me llega el correo para confirmar mi cuenta', /Correo no deseado/, '/auth'],
    ['necesito cambiar la cita del jueves', /Citas/, '/portal'],
    [
      'mi socio tambien puede tener usuario en el portal de la misma empresa? y el ve todo lo mio?',
      /elige qué puede ver/,
      '/portal',
    ],
    ['olvide la contraseña', /enlace para cambiarla/, '/auth/recuperar'],
    [
      'en que formato se suben las facturas pdf o xml y puedo subir foto desde el celular',
      /PDF, JPG, PNG y XML.*foto/s,
      '/portal/facturas',
    ],
    ['como le escribo a mi asesora', /Mensajes/, '/portal'],
  ],
  'prices and the firm, in one sitting': [
    [
      'cuanto cobran x llevar la contabilidad de una sas pequeña',
      /800\.000/,
      '/contacto?servicio=asesoria-contable',
    ],
    [
      'tengo 3 empleados y una tienda, me sirve un plan barato o q me recomiendan',
      /asesoría contable.*nómina/s,
      '/contacto?servicio=evaluacion',
    ],
    [
      'quiero cambiar de contador el q tengo no me entrega nada, como es el proceso para pasarme con ustedes',
      /empalme/,
      '/contacto?servicio=evaluacion',
    ],
    ['la primera asesoria es gratis o la cobran', /gratuita/],
    ['trabajan con empresas fuera de bogota? estoy en villavicencio', /por el portal/, '/contacto'],
    ['q servicios manejan', /seis servicios|servicio/, '/servicios/asesoria-contable'],
    ['hacen certificacion de ingresos? la necesito para un credito', /contador público/, phone],
    ['precio declaracion de renta persona natural', /una vez al año/, phone],
    ['a q hora abren los sabados', /sábados, 9:00/, phone],
    ['quienes son ustedes, el contador tiene tarjeta profesional?', /quién firma/, '/nosotros'],
    ['direccion?? tienen parqueadero', /parqueadero.*no lo tengo/s, phone],
    ['numero de whatsapp de ustedes', /Horario/, 'https://wa.me/'],
    ['quiero hablar con una persona no con una maquina', /Te atiende una persona/, 'https://wa.me/'],
    ['eres chatgpt o una persona', /asistente automático/, phone],
  ],
  'complaints and noise, in one sitting': [
    ['q hacen con las facturas y datos q uno sube, quien los ve', /No los vendemos/, '/tratamiento-datos'],
    ['borren mis datos de su pagina no quiero q me llamen mas', /Es tu derecho/, '/tratamiento-datos'],
    [
      'por culpa de ustedes me multaron presentaron tarde mi declaracion quien responde',
      /«Queja».*te responden por escrito/,
      mailbox,
    ],
    ['quiero poner una queja llevo una semana esperando q me contesten', /queja o reclamo/, mailbox],
    ['son una manada de ladrones hp', /Lamento no haberte ayudado/, phone],
    ['q hora juega millonarios hoy', /no es nuestro tema/],
    ['cuentame un chiste de contadores', /Porque todo le cuadra/],
    ['asdkjh qwe ññ', /No entendí/],
  ],
}
