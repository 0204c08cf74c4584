export default {
	levels_time: "Onder de inleiding van een geluidsladder die tijd toont: wat de balken zeggen.",
	levels_range: "Daarachter, als er een waarde is die van laag tot hoog loopt.",
	levels_scale: "Onder de inleiding van een geluidsladder die toont hoe hard iets is: wat de kleuren zeggen.",
	levels_pale: "Daarachter, als er een waarde is die van laag tot hoog loopt.",
	levels_hours: "Achter een balk: hoelang iets per dag veilig is; {hours} is een aantal uren.",
	levels_whole_day: "Achter een balk van wat een hele dag veilig is.",
} as const;
