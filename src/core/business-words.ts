import type { BusinessKind } from "./business-kinds.ts";

/** What people call their business, by its kind: in Dutch, English, German, French and Spanish. */
export const businessWords: Readonly<Record<BusinessKind, string>> = {
	LocalBusiness:
		"bedrijf, vereniging, stichting, business, company, club, Verein, Unternehmen, association, entreprise, asociación, empresa",
	AccountingService:
		"accountant, boekhouder, administratiekantoor, bookkeeper, tax adviser, Steuerberater, Buchhalter, comptable, expert-comptable, contable, gestoría, asesor fiscal",
	AutoRepair:
		"garage, autogarage, garagebedrijf, car repair, mechanic, Autowerkstatt, Kfz-Werkstatt, Werkstatt, garagiste, réparation automobile, taller, taller mecánico",
	Bakery:
		"bakker, baker, Bäckerei, Bäcker, Konditorei, boulangerie, boulanger, pâtisserie, panadería, panadero, pastelería",
	BarOrPub: "kroeg, bar, pub, Kneipe, Bar, bistrot, taberna",
	BeautySalon:
		"schoonheidsspecialiste, beauty, nagelstudio, beautician, Kosmetikstudio, Kosmetikerin, Nagelstudio, institut de beauté, esthéticienne, salón de belleza, esteticista",
	BedAndBreakfast: "b&b, pension, guest house, Pension, Gästehaus, chambre d'hôtes, casa rural, casa de huéspedes",
	BikeStore:
		"fietsenmaker, rijwielhandel, bicycle shop, bike shop, Fahrradladen, Fahrradwerkstatt, magasin de vélos, vélociste, tienda de bicicletas",
	BookStore: "boekhandel, bookshop, Buchhandlung, Buchladen, librairie, librería",
	CafeOrCoffeeShop: "koffiebar, lunchroom, tearoom, cafe, coffee shop, Café, salon de thé, cafetería",
	ChildCare:
		"kinderdagverblijf, crèche, gastouder, nursery, day care, Kita, Kindergarten, Tagesmutter, garderie, guardería",
	ClothingStore:
		"modezaak, kledingzaak, boetiek, clothes shop, boutique, fashion, Modegeschäft, Bekleidungsgeschäft, magasin de vêtements, prêt-à-porter, tienda de ropa",
	Dentist: "tandartspraktijk, dental practice, Zahnarzt, Zahnarztpraxis, dentiste, cabinet dentaire, dentista",
	DryCleaningOrLaundry:
		"wassalon, laundry, launderette, dry cleaner, Reinigung, Wäscherei, pressing, blanchisserie, laverie, tintorería, lavandería",
	EducationalOrganization:
		"school, muziekschool, rijschool, taalschool, dansschool, cursus, music school, driving school, language school, dance school, course, training, Schule, Musikschule, Fahrschule, Sprachschule, Tanzschule, Volkshochschule, Kurse, école, école de musique, auto-école, école de langues, école de danse, formation, escuela, academia, escuela de música, autoescuela, escuela de idiomas, escuela de baile",
	Electrician: "installateur elektra, Elektriker, électricien, electricista",
	EmploymentAgency:
		"wervingsbureau, recruitment, Zeitarbeit, Personalvermittlung, agence d'intérim, agence d'emploi, agencia de empleo",
	ExerciseGym:
		"fitness, yogastudio, gym, yoga studio, Fitnessstudio, Yogastudio, salle de sport, studio de yoga, gimnasio",
	Florist: "bloemist, flower shop, Blumenladen, Florist, fleuriste, floristería, florista",
	FurnitureStore:
		"woonwinkel, meubelzaak, furniture shop, Möbelhaus, Möbelgeschäft, magasin de meubles, tienda de muebles",
	GardenStore:
		"kwekerij, garden centre, nursery garden, Gartencenter, Gärtnerei, jardinerie, pépinière, centro de jardinería, vivero",
	GeneralContractor:
		"bouwbedrijf, timmerman, builder, carpenter, Bauunternehmen, Tischler, Schreiner, Zimmerer, entreprise du bâtiment, menuisier, maçon, constructora, carpintero, albañil",
	GroceryStore:
		"supermarkt, groenteboer, slager, slagerij, kaaswinkel, grocer, supermarket, butcher, greengrocer, Lebensmittelgeschäft, Supermarkt, Metzgerei, Fleischerei, épicerie, supermarché, boucherie, supermercado, frutería, carnicería, tienda de comestibles",
	HairSalon:
		"kapsalon, barbier, barbershop, hairdresser, barber, Friseur, Friseursalon, Frisör, coiffeur, salon de coiffure, peluquería, peluquero, barbería",
	HardwareStore: "ijzerwarenwinkel, hardware shop, DIY store, Baumarkt, Eisenwarenhandlung, quincaillerie, ferretería",
	Hotel: "hotel, Hotel, hôtel",
	HousePainter: "schildersbedrijf, painter, decorator, Maler, Malerbetrieb, peintre, peintre en bâtiment, pintor",
	InsuranceAgency:
		"verzekeraar, assurantiekantoor, insurance broker, Versicherungsmakler, Versicherung, assurance, courtier en assurances, seguros, correduría de seguros",
	JewelryStore:
		"goudsmid, sieraden, jeweller, jeweler, goldsmith, Juwelier, Goldschmied, bijouterie, bijoutier, joyería, joyero",
	LegalService:
		"advocaat, advocatenkantoor, jurist, lawyer, solicitor, law firm, Rechtsanwalt, Anwalt, Anwaltskanzlei, avocat, cabinet d'avocats, abogado, bufete",
	MedicalBusiness:
		"audicien, huisarts, psycholoog, logopedist, diëtist, verloskundige, podotherapeut, praktijk, audiologist, hearing aids, doctor, psychologist, speech therapist, dietitian, Arzt, Arztpraxis, Hörakustiker, Psychologe, Logopäde, médecin, cabinet médical, audioprothésiste, psychologue, médico, clínica, audioprotesista, psicólogo",
	MovingCompany:
		"verhuizer, removals, moving, Umzugsunternehmen, déménageur, entreprise de déménagement, empresa de mudanzas, mudanzas",
	Notary: "notariskantoor, Notar, notaire, notario, notaría",
	Optician: "brillenwinkel, Optiker, Augenoptiker, opticien, óptica, óptico",
	PetStore:
		"dierenspeciaalzaak, pet shop, Tierhandlung, Zoohandlung, animalerie, tienda de animales, tienda de mascotas",
	Pharmacy: "drogist, chemist, Apotheke, Drogerie, pharmacie, farmacia",
	Physiotherapy:
		"fysiotherapie, physiotherapist, physical therapist, Physiotherapeut, Physiotherapie, kinésithérapeute, kiné, fisioterapeuta, fisioterapia",
	Plumber:
		"installateur, installatiebedrijf, heating engineer, Klempner, Installateur, plombier, chauffagiste, fontanero",
	ProfessionalService:
		"adviseur, coach, architect, fotograaf, ontwerper, marketingbureau, consultant, consultancy, photographer, designer, agency, Berater, Beratung, Architekt, Fotograf, Designer, Agentur, conseil, architecte, photographe, graphiste, agence, consultor, consultoría, arquitecto, fotógrafo, diseñador, agencia",
	RealEstateAgent:
		"makelaardij, estate agent, realtor, Immobilienmakler, Makler, agence immobilière, agent immobilier, inmobiliaria, agente inmobiliario",
	Restaurant: "eetcafé, pizzeria, snackbar, frituur, bistro, takeaway, Gaststätte, Imbiss, brasserie, restaurante",
	RoofingContractor: "roofer, Dachdecker, couvreur, techador, empresa de tejados",
	ShoeStore: "schoenwinkel, shoe shop, Schuhgeschäft, magasin de chaussures, zapatería",
	SportsActivityLocation:
		"sportvereniging, zwembad, manege, sports club, riding school, Sportverein, Reitschule, Schwimmbad, club de sport, centre équestre, club deportivo, piscina",
	Store:
		"winkel, cadeauwinkel, speciaalzaak, shop, gift shop, Laden, Geschäft, Geschenkladen, boutique de cadeaux, magasin, commerce, tienda, tienda de regalos",
	ToyStore: "speelgoedzaak, toy shop, Spielwarengeschäft, Spielzeugladen, magasin de jouets, juguetería",
	TravelAgency: "travel agent, Reisebüro, agence de voyages, agencia de viajes",
	VeterinaryCare:
		"dierenartspraktijk, dierenkliniek, vet, veterinary practice, Tierarzt, Tierarztpraxis, vétérinaire, clinique vétérinaire, veterinario, clínica veterinaria",
};
