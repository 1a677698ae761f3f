import { uvtInPesos, wagesInPesos } from '../legal-figures'
import type { KnownAnswer } from './answers'
import { call, incomeLink, taxPage, write } from './reply-links'

export const taxAnswers: readonly KnownAnswer[] = [
  {
    topic: '¿Cuál es la tarifa del IVA?',
    asked: `
cual es la tarifa de iva, que productos no tienen iva, el cafe o el pan va al 5 o al 19,tarifa iva, tarifa del iva, tarifa general iva, tarifa general del iva, porcentaje del iva, porcentaje iva, cuanto es el iva, llevan iva, lleva iva, tienen iva, tiene iva, pagan iva, exentos de iva, exento de iva, excluidos de iva, excluido de iva, al 5 o al 19, al 19 o al 5, de cuanto es el iva, iva en colombia,
los arriendos tienen iva, que productos no tienen iva, que diferencia hay entre exento y excluido, cuanto cobran de iva en colombia`,
    text: [
      'La tarifa general del IVA es del 19% (artículo 468 del Estatuto Tributario). Algunos bienes y servicios van al 5%, y otros son exentos o excluidos. Si me escribes un valor, te hago la cuenta: «iva de 250.000».',
    ],
    links: [taxPage],
  },
  {
    topic: '¿Soy residente fiscal?',
    asked: `vivo en el exterior, vivo en otro pais, residente fiscal, residencia fiscal, vivo fuera, no vivo en colombia, colombiano en el exterior,
estoy radicado en españa y tengo un apto en colombia, trabajo en estados unidos y mando plata,
cuantos dias hay que estar para ser residente fiscal, soy extranjero y vivo en medellin tengo que declarar,
me fui del pais a mitad de año declaro, soy venezolano y trabajo aca pago impuestos, tengo cedula de extranjeria debo declarar,
vivo entre chile y colombia donde pago impuestos, soy gringo y me vine a vivir aca que impuestos pago, doble tributacion,
convenio para no pagar dos veces impuestos, soy nomada digital en colombia, no resido en colombia pero tengo una finca`,
    text: [
      'Depende de tu residencia fiscal: eres residente si estás en Colombia más de 183 días, seguidos o no, en cualquier período de 365 (E.T., art. 10); los colombianos de afuera pueden serlo también por su familia, sus ingresos o sus bienes aquí. El residente declara lo que gana en todo el mundo; el que no, solo lo de fuente colombiana.',
      'Con tus fechas de entrada y salida te decimos si debes declarar, y si un convenio evita pagar dos veces.',
    ],
    links: [call, write],
  },
  {
    topic: '¿Qué paga un independiente?',
    asked: `soy independiente, soy freelance, trabajo independiente, que pago independiente, prestacion de servicios que pago,
trabajo por cuenta propia que tengo que pagar, soy diseñador independiente que impuestos me tocan,
trabajo por prestacion de servicios que descuentos tengo, soy contratista del estado que me toca pagar,
empece a trabajar por mi cuenta que hago con los impuestos, vendo servicios desde mi casa que declaro, que se paga siendo freelance,
soy medico independiente`,
    text: [
      'Como independiente pagas la PILA cada mes sobre tus ingresos, y declaras renta si pasas alguno de los topes (1.400 UVT de ingresos del año, entre otros). Puedes ser responsable de IVA según lo que factures. Las fechas salen con tu cédula en «Vencimientos por NIT».',
    ],
    links: [{ href: '/herramientas/vencimientos', label: 'Ver mis fechas' }, taxPage],
  },
  {
    topic: '¿Cuánto hay que ganar para declarar renta?',
    asked: `soy asalariado, soy empleado gane declaro, gane millones tenia que declarar, gano debo declarar, compre carro debo declarar, compre apartamento debo declarar, vendi casa debo declarar, tengo que declarar, gano el minimo debo, declarar si gano, debo declarar, cuanto hay que ganar, cuanto debo ganar, cuanto tengo que ganar,
gano 5 millones al mes me toca declarar, con cuanto sueldo se declara renta, compre moto debo declarar,
movi mucha plata en la cuenta debo declarar, mi sueldo es de 3 millones declaro,
saque un credito de vivienda me toca declarar, tengo una casa de 250 millones declaro, use mucho la tarjeta de credito debo declarar,
recibi las cesantias y subieron mis ingresos declaro, como se si tengo que hacer la renta, si gano menos de tanto no declaro,
cual es el minimo para declarar, soy profesor debo declarar renta, mi mama es pensionada tiene que declarar, soy ama de casa debo declarar`,
    text: [
      'Declaras por el año 2025 si pasaste cualquiera de estos topes: ingresos brutos de 1.400 UVT ($\u00a069.718.600), consumos con tarjeta, compras o consignaciones por encima de esa cifra, o patrimonio bruto de más de 4.500 UVT ($\u00a0224.095.500). Un salario mensual se mira sumado en el año, y comprar vivienda cuenta en las compras y en el patrimonio.',
    ],
    links: [incomeLink, taxPage],
  },
  {
    topic: '¿Cuánto cuesta la declaración de renta?',
    asked: `precio declaracion renta persona natural, precio declaracion de renta de persona natural, cuanto declaracion renta persona natural, cobran declaracion renta persona natural, cuanto vale declaracion renta persona, cobran por declarar renta persona natural, cobran por la renta de mi, cobran renta mama, cobran renta papa, cuanto por declararme,
cuanto me cobran por hacerme la renta, hacer mi declaracion cuanto vale, que valor tiene la renta de un asalariado,
cuanto sale la renta si tengo dos trabajos, cuanto cobran por la declaracion de un pensionado, precio para declarar mi renta,
cuanto vale que me hagan la renta, a como hacen la declaracion de renta`,
    text: [
      'Para una persona natural la declaración es una vez al año y no tiene tarifa mensual: el precio depende de tus ingresos, tus bienes y tus soportes. Cuéntanos tu caso y te damos el valor antes de empezar; la evaluación inicial es gratuita.',
    ],
    links: [write, call, incomeLink],
  },
  {
    topic: '¿Cómo pido una certificación de ingresos?',
    asked: `certificado de no declarante, no declarante, firman balances, firman balance, certifican estados financieros, certificar balance, balances para un credito, balance para el banco, estados financieros para el banco, certificado de ingresos, certificacion de ingresos, certificado ingresos prestamo,
me sirven para una certificacion contable para la visa, necesito estados financieros firmados para una licitacion,
un contador que me certifique ingresos para arriendo, carta de contador para la embajada, el banco me pide balance firmado,
necesito demostrar ingresos soy independiente, me piden declaracion y no declaro que llevo, cuanto vale una certificacion de ingresos, como demuestro que no declaro renta`,
    text: [
      'La firma un contador público después de ver tus soportes: extractos, facturas o declaraciones. Si ya eres cliente, pídela por los mensajes del portal; si no, cuéntanos para qué entidad es y qué soportes tienes.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Qué impuestos hay por una herencia o una venta?',
    asked: `herencia, herencia que impuestos, recibi una herencia, vendi apartamento, vendi apto, vendi una casa, vendi casa, vendi carro, criptos, criptomonedas, bitcoin, pensionado, pensionada, mesada pensional, loteria, gane una rifa, me gane un premio,
me gane el baloto, vendi mi carro tengo que pagar impuesto, vendi un lote que impuesto pago, vendi la finca de mi familia,
me dejaron una casa de herencia, me donaron un apartamento, mi papa me quiere pasar la casa, gane plata con bitcoin, tengo usdt en binance,
invierto en acciones que declaro, me gane una moto en una rifa, mi papa me presto plata hay que declarar, compre dolares hay que declararlos,
tengo plata en una cuenta de afuera, vendi acciones de mi empresa, me indemnizaron por un accidente paga impuesto, que es ganancia ocasional`,
    text: [
      'Puede haber impuesto de renta o de ganancias ocasionales, y también puede que no: depende del valor, de desde cuándo lo tenías y de tus otros ingresos. Declaras si pasaste alguno de los topes del año (1.400 UVT de ingresos o 4.500 UVT de patrimonio, entre otros).',
      'Cuéntanos el valor y la fecha y te decimos qué te toca.',
    ],
    links: [write, call, taxPage],
  },
  {
    needs:
      'falso falsa falsos falsas inflar inflo inflen evadir evada evasion esconder escondo escondan ocultar oculto disimular simular debajo vender venden vende vendan vendiendo comprar compra compro consiguen facticas nit nits rut nombre cedula cedulas lavar lavo justificar borrar borro registro sepa sepan vea vean cuenta enteren entere embarguen arreglan arreglen arreglar cuadran cuadren cuadrar aparecer aparezca libros doble contabilidades efectivo comision porcentaje prestar presto firmar firme firmeme mirar menos mas papel testaferro facturo facture facturen bajar bajen reportar ofrecen ofrecieron tope topes repartir planilla certificado certifican soportes gastos tuve hice',
    asked: `facturar falso, facturas falsas para, facturas para bajar, factura para bajar, facturas de mas, inflar gastos, inflar los gastos, inflar facturas, gastos falsos, gastos que no tuve, esconder ventas, ocultar ventas, ocultar ingresos, esconder ingresos, doble contabilidad, dos contabilidades, no pagar impuestos, evadir impuestos, con facturas falsas, comprar facturas, comprar facturas falsas, venden facturas, vendiendo facturas, estan vendiendo facturas, me venden facturas, certificado falso, solo es un papel, es solo un papel,
quiero que me hagan facturas para tener mas gastos, como pago menos impuestos por debajo de cuerda, me consiguen facturas de compra,
quiero poner la empresa a nombre de otro para que no me embarguen, poner bienes a nombre de un familiar para evadir,
como hago para que la dian no se de cuenta de mis ventas, como escondo plata de la dian,
puedo reportar menos empleados para pagar menos, pagar el minimo por nomina y el resto por debajo,
me certifican ingresos que no tengo para un prestamo, me hacen un certificado con ingresos mas altos,
firmeme un balance con mas activos para el banco, quiero inflar los costos, necesito un contador que me firme sin mirar,
cobrar en efectivo para no declarar, me ofrecen facturas al 5 por ciento, un señor me vende facturas de compra para bajar el iva,
como lavo una plata, tengo una plata que no puedo justificar como la meto, usar una empresa de papel, me crean una empresa a nombre de mi primo,
puedo poner de representante a un tio que no sabe nada, quiero sacar la empresa a nombre de mi mama para que no me cobren,
me ayudas a evadir el iva, necesito que me hagan unas facticas para bajar la renta, necesito facturas para meter gastos,
necesito que me vendan soportes, como hago pa que la dian no vea lo que me entra, que no vean lo que me entra por nequi, como recibo plata sin que la dian sepa, me hacen un certificado de ingresos por mas de lo que gano, un certificado con mas sueldo para el credito, pago bien si me arreglan la declaracion,
me cuadran la declaracion para no pagar nada, hagame aparecer menos ingresos, quiero que me bajen la renta como sea, como paso plata sin que quede registro, quiero llevar dos libros uno para la dian y otro de verdad, como le hago para que no me retengan sin que se den cuenta,
se puede borrar ventas del sistema pos, me hacen una planilla de seguridad social falsa, me venden un certificado de retencion,
declarar menos de lo que gano, facturar con la cedula de mi esposa y mi hermano para no pasar el tope, repartir las ventas entre varias cedulas
usar varios nit para no llegar a los topes, que mis ventas salgan a nombre de otra persona, me pagan una comision si facturo por ellos desde mi empresa
una empresa me pide que le facture algo que no hice, me dan un porcentaje por prestar mi nit, prestar mi empresa para facturar, facturas sin vender nada
me proponen mover plata por mi empresa a cambio de un porcentaje, es riesgoso prestar el rut para facturar, pongo el negocio a nombre de un amigo, simular una deuda para bajar el patrimonio`,
    text: [
      'Con eso no te podemos ayudar: es ilegal, puede ser delito y le sale más caro a quien lo hace. Si te lo ofrecieron, no aceptes y guarda los mensajes; si ya pasó, se corrige mejor antes de que la DIAN pregunte.',
      'Sí podemos ver qué deducciones permite la ley en tu caso y, si hay deudas, cómo pedir un acuerdo de pago.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Una S.A.S. necesita revisor fiscal?',
    asked: `necesita revisor fiscal, necesito revisor fiscal, no nombro revisor fiscal, no tengo revisor fiscal,
mi empresa vende 6 mil millones necesito revisor, que pasa si no tengo revisor fiscal y me toca, estamos sin revisor fiscal hace un año,
nos exigen revisor y no tenemos, una sas pequeña necesita revisor fiscal, las sas tienen que tener revisor fiscal, mi sociedad vendio 5 mil millones y no tiene revisor,
tenemos activos por 8 mil millones necesitamos revisor fiscal, mi sas pasa los topes y no tiene revisor, la camara me pide revisor fiscal de la sas,
si mi empresa crece necesita revisor fiscal, a una sas nueva le toca revisor fiscal, sociedad por acciones y revisor fiscal es obligatorio,
cuanto debe vender una sas para tener revisor`,
    text: [
      `Lo exige la ley a las sociedades con activos brutos de 5.000 salarios mínimos o más${wagesInPesos(5_000)}, o ingresos brutos de 3.000 o más${wagesInPesos(3_000)}, al cierre del año anterior: basta pasar uno (Ley 43 de 1990, artículo 13). Si ya te toca y no lo has nombrado, con calma: se nombra en asamblea y se inscribe en la Cámara de Comercio cuanto antes.`,
    ],
    links: [{ href: '/herramientas/revisor-fiscal', label: 'Hacer la cuenta con tus cifras' }, call],
  },
  {
    topic: '¿Quién firma una declaración?',
    asked: `quien firma una declaracion, debo firmar como representante legal y como contador, el contador tiene que firmar la declaracion, necesita firma de contador la declaracion`,
    text: [
      'La firma quien representa a la empresa o declara. Si la empresa debe tener revisor fiscal, firma él también. Si no, y está obligada a llevar contabilidad, firma además un contador público cuando el patrimonio bruto o los ingresos brutos pasaron de 100.000 UVT (en IVA y retención, los del año anterior), o cuando la declaración de IVA da saldo a favor (E.T., arts. 596, 602 y 606). Sin la firma que toca, la declaración se tiene por no presentada (art. 580).',
    ],
    links: [write, call],
  },
  {
    topic: '¿Qué es un gran contribuyente?',
    asked: `gran contribuyente, grandes contribuyentes, cuando lo nombran a uno gran contribuyente`,
    text: [
      'Es quien la DIAN nombra en una resolución por su tamaño o su recaudo. Declara IVA cada dos meses y paga la renta en tres cuotas: febrero, abril y junio. Lo ves en el código 13 de la casilla 53 del RUT.',
    ],
    links: [
      { href: '/herramientas/vencimientos/renta-grandes-contribuyentes', label: 'Ver las fechas' },
      taxPage,
    ],
  },
  {
    topic: '¿Soy responsable de IVA?',
    asked: `responsable de iva, debo cobrar iva, tengo que cobrar iva, tengo que pagar iva, debo pagar iva, vendo por mercadolibre, facturo poco iva, cobrar iva, toca declarar iva, me toca declarar iva, debo declarar iva, tengo que declarar iva, vendo por internet, vendo por redes,
que significa no ser responsable de iva, paso de no responsable a responsable cuando,
antes regimen simplificado ahora que soy, como se si soy responsable de iva, donde veo si soy responsable de iva, vendo poquito tengo que cobrar iva, quiero dejar de ser responsable de iva,
me toca cobrarle iva a mis clientes, desde que monto se cobra iva, soy regimen comun que es eso ahora`,
    text: [
      `Lo dice tu RUT, en la casilla 53: código 48, responsable de IVA; código 49, no responsable. Es responsable quien vende bienes o servicios gravados. Una persona natural que vende menos de 3.500 UVT al año${uvtInPesos(3_500)}, tanto el año pasado como este, y cumple las demás condiciones puede ser no responsable (artículo 437, parágrafo 3). Con tus ventas de los dos años te decimos cuál eres.`,
    ],
    links: [taxPage, write],
  },
  {
    topic: '¿Cómo actualizo el RUT?',
    asked: `perdi el rut, perdi mi rut, necesito una copia del rut, se me extravio el rut, mi rut esta vencido, se me vencio el rut, mi rut ya vencio que hago, el rut se vence, cada cuanto se renueva el rut, el rut tiene fecha de vencimiento, cambio la direccion de mi, cambio de direccion de mi, nueva direccion de mi, actualizo el rut, actualizar rut, actualizar el rut, sacar el rut, sacar rut, cambiar el rut, inscribir rut,
como modifico el rut, cambie de casa toca actualizar el rut, quiero agregar una actividad al rut,
como le pongo la responsabilidad de factura electronica al rut, como quito una responsabilidad del rut, me pidieron el rut actualizado,
donde descargo el rut, se me perdio el rut como lo bajo, cambie de actividad economica, como actualizo el correo en el rut`,
    text: [
      'El RUT se actualiza gratis en el portal de la DIAN, con tu usuario y tu firma electrónica. Hazlo cuando cambien tu dirección, tu actividad o tus responsabilidades. Si tienes matrícula, la dirección se cambia también en la Cámara de Comercio. Si no sabes qué código te toca, lo revisamos contigo.',
    ],
    links: [call, write],
  },
  {
    topic: '¿Cómo salgo del SIMPLE?',
    asked: `cuanto demora salirse del simple, hasta cuando me puedo salir del simple, salir del simple, salgo del simple, sale del simple, me sale del simple, sacaron del simple,
como me devuelvo al ordinario, quiero dejar el regimen simple, me pase del tope del simple que hago`,
    text: [
      'Sales del régimen SIMPLE si dejas de cumplir sus requisitos o si lo pides en el RUT antes del último día hábil de enero (DUR 1625 de 2016, art. 1.5.8.4.3): en febrero solo se entra. Desde ahí declaras en el régimen ordinario. Lo vemos con tus ingresos y tu actividad antes de que hagas el cambio.',
    ],
    links: [taxPage, call],
  },
  {
    topic: '¿Qué dejo listo antes de fin de año?',
    asked: `que dejo listo antes de fin de año, cosas de impuestos antes de que se acabe el año, que hay que hacer antes de diciembre 31, cierre de año, preparar el cierre del año, pendientes de fin de año`,
    text: [
      'Antes del 31 de diciembre: 1. Paga la prima, dentro de los primeros 20 días. 2. Presenta lo que vence en diciembre. 3. Cuenta el inventario y concilia bancos, cartera y proveedores. 4. Pide las facturas que falten a tu nombre.',
      'Luego siguen los intereses de las cesantías, hasta el 31 de enero; las cesantías, hasta el 14 de febrero; la inscripción en el SIMPLE, hasta el último día hábil de febrero; y la matrícula, hasta el 31 de marzo. Qué te conviene adelantar lo miramos con tus cifras.',
    ],
    links: [{ href: '/herramientas/vencimientos', label: 'Vencimientos por NIT' }, write, call],
  },
  {
    topic: '¿Qué vence este mes?',
    asked: `que vence, que se vence, vence este mes, vence en enero, vence en febrero, vence en marzo, vence en abril, vence en mayo, vence en junio, vence en julio, vence en agosto, vence en septiembre, vence en octubre, vence en noviembre, vence en diciembre, que tengo que pagar, pagar este mes dian, mis vencimientos, vencimientos de mi nit, calendario tributario de, calendario 2027,
que hay que pagar en diciembre, que impuestos tocan este mes, que fechas vienen en enero, que declaraciones hay en los proximos dias,
me recuerdan que vence, que pago primero este mes, que toca presentar en febrero`,
    text: [
      'Los vencimientos de cada impuesto, día por día, están en esta herramienta: escribe tu NIT o tu cédula, o mira el calendario de un mes completo. También puedes escribirme aquí el impuesto y tu NIT.',
    ],
    links: [{ href: '/herramientas/vencimientos', label: 'Vencimientos por NIT' }, taxPage],
  },
]
