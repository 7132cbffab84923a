// A script that is long enough to be worth compressing.
const words = ["spy", "agent", "spy", "agent", "spy", "agent", "spy", "agent"];
console.log(words);
