export default {
	towns_count: "Kop boven de plaatsen waar we aan huis komen; {count} is het aantal.",
	towns_served: "Antwoord van het zoekvak: we komen in deze plaats; {town} is de naam.",
	towns_served_also: "Hetzelfde, voor een plaats met een andere naam: {town} en {names}.",
	towns_meant: "Antwoord als een bezoeker misschien een van deze plaatsen bedoelt; {towns} zijn de namen.",
	towns_many: "Antwoord als er nog te veel plaatsen passen; {count} is het aantal.",
	towns_absent: "Antwoord als de plaats er niet bij staat; {name} is wat de bezoeker typte.",
	towns_branch: "Antwoord als er in die plaats een vestiging is; {town} is de naam.",
	towns_branch_link: "Link achter dat antwoord, naar de pagina van de vestiging.",
	towns_elsewhere: "Daarachter, boven telefoon en e-mail; {region} is het gebied.",
} as const;
